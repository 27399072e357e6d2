/**
 * Whether a text can be the part of an address that names an item: letters of any script, nothing that a path would read
 * as more than a name.
 */
export function isSlug(value: string): boolean {
  return value.length <= 200 && /^[^\s/\\%\p{C}]+$/u.test(value) && !/^\.+$/.test(value);
}

/** The slug that an address segment stands for: the framework hands segments over as the browser wrote them. */
export function slugOf(segment: string): string | undefined {
  try {
    const slug = decodeURIComponent(segment).normalize();
    return isSlug(slug) ? slug : undefined;
  } catch {
    return undefined;
  }
}

/** The item of an address segment. */
export function bySlug<Item extends { slug: string }>(items: readonly Item[], segment: string): Item | undefined {
  const slug = slugOf(segment);
  return items.find((item) => item.slug === slug);
}
