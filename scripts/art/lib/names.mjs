/** A name as it stands in a file name: `Ștefan Ghimbășanu` → `stefan-ghimbasanu`. */
export const kebab = (name) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** First letters of the first and the last name. */
export const initials = (name) => {
  const parts = name.split(' ');
  return [parts[0][0], parts.at(-1)[0]];
};
