/** Why a read gave nothing: the host cannot be used now, or the item is not there. */
export type ReadFailure = 'unavailable' | 'not-found';

/** Expected failure is a value: pages decide what a visitor sees. */
export type ListResult<T> = { ok: true; items: T[] } | { ok: false; reason: 'unavailable' };
export type ItemResult<T> = { ok: true; item: T } | { ok: false; reason: ReadFailure };
