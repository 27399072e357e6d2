import type { Outcome } from './outcome';

/** Product §9. */
export const simulatedDelay = 100;
const successProbability = 0.5;

type Chance = { random: () => number; automated: boolean };

/**
 * The simulated purchase of product §7 (reading 34): after 100 ms it succeeds or fails with equal chance, and always
 * succeeds in a browser driven by automation. A development aid; nothing is sent anywhere.
 */
export async function simulateCheckout(chance: Chance = browserChance()): Promise<Outcome> {
  await new Promise((resolve) => setTimeout(resolve, simulatedDelay));
  if (chance.automated || chance.random() < successProbability) return { status: 'accepted' };
  return { status: 'uncertain', reason: 'server' };
}

function browserChance(): Chance {
  return { random: Math.random, automated: navigator.webdriver };
}
