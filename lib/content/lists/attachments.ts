import { object } from 'yup';
import type { InferType } from 'yup';
import { fileName } from '@/lib/text/address';
import type { Resolve } from '@/lib/text/address';
import { address, parts, title } from '../fields';

const attachment = object({ title: title(), file: address().required() });

export type Attachment = { title: string; file: string };

/** Documents that belong to a text; one without a title is called by the name of its file. */
export const attachments = () => parts(attachment);

/** Each file once. */
export function toAttachments(given: InferType<typeof attachment>[] | undefined, resolve: Resolve): Attachment[] {
  const files = new Map<string, Attachment>();
  for (const { title: name, file } of given ?? []) {
    const found = { title: name ?? fileName(file), file: resolve(file) };
    if (!files.has(found.file)) files.set(found.file, found);
  }
  return [...files.values()];
}
