import { attemptStorageKey } from '@/lib/orders/browser/attempt-key';
import { browserAttempts, keyLifetime, newKey, parseAttempt } from '@/lib/orders/browser/attempt';

const attempt = { key: 'abcdef-0123', items: [{ id: 2, quantity: 1 }], at: 1000 };

describe('parseAttempt', () => {
  it('reads back what was written', () => {
    expect(parseAttempt(JSON.stringify(attempt), 2000)).toEqual(attempt);
  });

  it.each([
    null,
    '',
    '{',
    '[]',
    '"x"',
    '{"key":"a b","items":[],"at":1}',
    '{"key":"abcdef-0123","items":[]}',
  ])('reads %j as none', (stored) => {
    expect(parseAttempt(stored, 2000)).toBeUndefined();
  });

  it('forgets a key after a day, but never the products of an interrupted order', () => {
    const late = 1001 + keyLifetime;
    expect(parseAttempt(JSON.stringify({ ...attempt, items: [] }), late)).toBeUndefined();
    expect(parseAttempt(JSON.stringify(attempt), late)).toEqual(attempt);
  });

  it('drops damaged lines', () => {
    const stored = JSON.stringify({ ...attempt, items: [{ id: 2, quantity: 'x' }] });
    expect(parseAttempt(stored, 2000)).toEqual({ ...attempt, items: [] });
  });
});

describe('newKey', () => {
  it('is a random UUID', () => {
    const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect(newKey()).toMatch(pattern);
    expect(newKey()).not.toBe(newKey());
  });
});

describe('the attempt in the browser', () => {
  afterEach(() => localStorage.clear());

  it('is kept in localStorage until it is cleared', () => {
    const now = Date.now();
    browserAttempts().write({ ...attempt, at: now });
    expect(browserAttempts().read()).toEqual({ ...attempt, at: now });
    browserAttempts().clear();
    expect(localStorage.getItem(attemptStorageKey)).toBeNull();
  });

  it('lives in memory where storage is forbidden', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    const attempts = browserAttempts();
    attempts.write(attempt);
    expect(attempts.read()).toEqual(attempt);
    attempts.clear();
    expect(attempts.read()).toBeUndefined();
  });
});
