import type { ListName } from '@/lib/content/lists';

import { choir } from './choir';
import type { Notes } from './common';
import { concerts } from './concerts';
import { press } from './press';

/** What an item of each list is, and what each field of it is for. A test holds the names against the schemas. */
export const notes: Readonly<Record<ListName, Notes>> = { ...press, ...concerts, ...choir };
