import { act, render, screen, waitFor } from '@testing-library/react';
import { TerrainMap } from '@/components/contact/terrain-map';

const labels = { place: 'The choir', loading: 'The map is loading.', failed: 'The map cannot be shown.' };
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="google"]')];

beforeEach(() => {
  document.head.innerHTML = '';
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

async function open() {
  render(
    <TerrainMap
      {...{ apiKey: 'a-key-for-tests', locale: 'en', region: 'RO', labels }}
      {...{ latitude: 44.425, longitude: 26.098, zoom: 16 }}
    >
      <a href="https://www.openstreetmap.org/">Another map</a>
    </TerrainMap>,
  );
  await waitFor(() => expect(scripts()).toHaveLength(1));
}

it('asks Google once, and says so when there is no answer, with another way to a map', async () => {
  await open();
  expect(screen.getByRole('status')).toHaveTextContent(labels.loading);
  const address = new URL(scripts()[0]?.src ?? '');
  expect(address.host).toBe('maps.googleapis.com');
  expect(address.searchParams.get('key')).toBe('a-key-for-tests');
  expect(address.searchParams.get('language')).toBe('en');
  await act(async () => void scripts()[0]?.dispatchEvent(new Event('error')));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(labels.failed));
  expect(screen.getByRole('link', { name: 'Another map' })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(scripts()).toHaveLength(1);
});

it('says so too when Google rejects the key', async () => {
  await open();
  await act(async () => (window as unknown as { gm_authFailure: () => void }).gm_authFailure());
  expect(screen.getByRole('status')).toHaveTextContent(labels.failed);
});
