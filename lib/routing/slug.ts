/** An ASCII address segment for a title in any Latin script: "Țara Făgărașului" → "tara-fagarasului". */
export function slugify(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '');
}

/** Whether a text is a valid slug: lower-case ASCII words joined by hyphens. */
export function isSlug(text: string): boolean {
  return text.length <= 200 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
