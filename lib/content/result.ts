/** Why a read returned nothing: the host is unavailable, or the item does not exist. */
export type ReadFailure = 'unavailable' | 'not-found';

/** Expected failure is a value: pages decide what a visitor sees. */
export type ListResult<T> = { ok: true; items: T[] } | { ok: false; reason: 'unavailable' };
export type ItemResult<T> = { ok: true; item: T } | { ok: false; reason: ReadFailure };
