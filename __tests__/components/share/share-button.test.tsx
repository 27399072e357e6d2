import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from '@/components/share/share-button';
import en from '@/messages/en.json';

const words = en.share;
const address = 'http://localhost/en/muzica/crucifixus';

function show() {
  window.history.replaceState(null, '', '/en/muzica/crucifixus?from=mail#text');
  const user = userEvent.setup();
  render(<ShareButton title="Crucifixus" words={words} />);
  return user;
}

/** A device with a way of its own to share; userEvent gives every device a clipboard. */
function withShare(share: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { configurable: true, value: jest.fn(share) });
  return jest.mocked(navigator.share);
}
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

it('copies the page’s own address where the device has no way to share, and says so', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: words.copy }));
  expect(screen.getByRole('status')).toHaveTextContent(words.copied);
  expect(await navigator.clipboard.readText()).toBe(address);
});

it('leaves it to the device where it has one, and takes a change of mind', async () => {
  const share = withShare(() => Promise.reject(new DOMException('', 'AbortError')));
  const user = show();
  await user.click(screen.getByRole('button', { name: words.share }));
  expect(share).toHaveBeenCalledWith({ title: 'Crucifixus', url: address });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('shows the address when it can be neither shared nor copied', async () => {
  withShare(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  const user = show();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: words.share }));
  expect(await screen.findByText(address)).toBeVisible();
});
