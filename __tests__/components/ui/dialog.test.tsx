import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';

// jsdom has no modal dialogs: this adds the two methods, as far as the component relies on them.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

function Example({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>Detalii</button>
      <Dialog open={open} onClose={close} title="Madrigale italiene" closeLabel="Închide">
        <p>18 piese</p>
        <button onClick={() => setOpen(false)}>Gata</button>
      </Dialog>
    </>
  );
}

async function opened() {
  const onClose = jest.fn();
  const user = userEvent.setup();
  render(<Example onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Detalii' }));
  return {
    onClose,
    user,
    dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Madrigale italiene' }),
  };
}

describe('Dialog', () => {
  it('opens as a modal named by its title', async () => {
    const { dialog } = await opened();
    expect(dialog.open).toBe(true);
    expect(dialog).toHaveTextContent('18 piese');
  });

  it('closes with its button, says so once and gives the focus back to what opened it', async () => {
    const { onClose, user, dialog } = await opened();
    await user.click(screen.getByRole('button', { name: 'Închide' }));
    expect(dialog.open).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Detalii' })).toHaveFocus();
  });

  it('follows the browser closing it by itself (Escape, back gesture)', async () => {
    const { onClose, dialog } = await opened();
    act(() => dialog.close());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes on a click on the backdrop, not on a click inside', async () => {
    const { onClose, user, dialog } = await opened();
    await user.click(screen.getByText('18 piese'));
    expect(dialog.open).toBe(true);
    await user.click(dialog);
    expect(dialog.open).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open when a selection of text ends on the backdrop', async () => {
    const { user, dialog } = await opened();
    await user.pointer([{ keys: '[MouseLeft>]', target: screen.getByText('18 piese') }, { target: dialog }]);
    await user.pointer({ keys: '[/MouseLeft]', target: dialog });
    act(() => dialog.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    expect(dialog.open).toBe(true);
  });

  it('closes without a further message when its owner closes it', async () => {
    const { onClose, user, dialog } = await opened();
    await user.click(screen.getByRole('button', { name: 'Gata' }));
    expect(dialog.open).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });
});
