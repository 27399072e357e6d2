import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { Checkbox, RadioGroup, TextField } from '@/components/ui/field';

describe('fields', () => {
  it('ties help and error to the input', () => {
    render(<TextField label="Telefon" help="Vă sunăm." error="Număr de telefon invalid" />);
    const input = screen.getByLabelText('Telefon');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Vă sunăm. Număr de telefon invalid');
  });

  it('claims nothing about a field without an error', () => {
    render(<TextField label="Telefon" />);
    const input = screen.getByLabelText('Telefon');
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(input).not.toHaveAttribute('aria-describedby');
  });

  it('ties the error of a group to the group', () => {
    render(
      <RadioGroup
        name="payment"
        label="Plata"
        error="Alegeți"
        options={[{ value: '1', label: 'Ramburs' }]}
      />,
    );
    expect(screen.getByRole('group', { name: 'Plata' })).toHaveAccessibleDescription('Alegeți');
  });

  it('works registered in a form', async () => {
    const sent = jest.fn();
    function Form() {
      const { register, handleSubmit } = useForm({
        defaultValues: { name: '', payment: '1', agreed: false },
      });
      const options = [
        { value: '1', label: 'Ramburs' },
        { value: '2', label: 'Transfer' },
      ];
      return (
        <form onSubmit={handleSubmit((values) => sent(values))}>
          <TextField label="Nume" {...register('name')} />
          <RadioGroup label="Plata" options={options} {...register('payment')} />
          <Checkbox label="Sunt de acord" {...register('agreed')} />
          <button>Trimite</button>
        </form>
      );
    }
    const user = userEvent.setup();
    render(<Form />);
    expect(screen.getByLabelText('Ramburs')).toBeChecked();
    await user.type(screen.getByLabelText('Nume'), 'Ana');
    await user.click(screen.getByLabelText('Transfer'));
    await user.click(screen.getByLabelText('Sunt de acord'));
    await user.click(screen.getByRole('button', { name: 'Trimite' }));
    expect(sent).toHaveBeenCalledWith({ name: 'Ana', payment: '2', agreed: true });
  });
});
