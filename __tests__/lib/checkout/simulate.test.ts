/** @jest-environment node */
import { simulateCheckout, simulatedDelay } from '@/lib/checkout/simulate';

async function simulated(random: number, automated = false) {
  const outcome = simulateCheckout({ random: () => random, automated });
  await jest.advanceTimersByTimeAsync(simulatedDelay);
  return (await outcome).status;
}

describe('the simulated purchase', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('succeeds in one half of the cases', async () => {
    expect(await simulated(0.499)).toBe('accepted');
    expect(await simulated(0.5)).toBe('uncertain');
  });

  it('always succeeds in a browser driven by automation', async () => {
    expect(await simulated(0.99, true)).toBe('accepted');
  });

  it('takes 100 ms', async () => {
    const done = jest.fn();
    void simulateCheckout({ random: () => 0, automated: false }).then(done);
    await jest.advanceTimersByTimeAsync(99);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalled();
  });
});
