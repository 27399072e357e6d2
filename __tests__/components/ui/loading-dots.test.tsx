import { act, render, screen } from '@testing-library/react';
import { LoadingDots } from '@/components/ui/loading-dots';

function reducedMotion(matches: boolean) {
  window.matchMedia = jest.fn().mockReturnValue({ matches });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const dots = () => screen.getByTestId('loading-dots').textContent;

describe('LoadingDots', () => {
  it('cycles 0 to 3 dots, one step every 500 ms (product §4)', () => {
    reducedMotion(false);
    render(<LoadingDots label="Se încarcă" />);
    const seen = Array.from({ length: 5 }, () => {
      act(() => jest.advanceTimersByTime(500));
      return dots();
    });
    expect(seen).toEqual(['', '.', '..', '...', '']);
  });

  it('does not step before its time', () => {
    reducedMotion(false);
    render(<LoadingDots label="Se încarcă" />);
    act(() => jest.advanceTimersByTime(499));
    expect(dots()).toBe('...');
  });

  it('stands still under reduced motion', () => {
    reducedMotion(true);
    render(<LoadingDots label="Se încarcă" />);
    act(() => jest.advanceTimersByTime(5000));
    expect(dots()).toBe('...');
  });

  it('is a status that says its label', () => {
    reducedMotion(true);
    render(<LoadingDots label="Se încarcă" />);
    expect(screen.getByRole('status')).toHaveTextContent('Se încarcă');
  });

  it('leaves no timer behind', () => {
    reducedMotion(false);
    render(<LoadingDots label="Se încarcă" />).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
