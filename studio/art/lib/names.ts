/** First letters of the first and the last name. */
export const initials = (name: string): [string, string] => {
  const parts = name.split(' ');
  return [parts[0][0], parts[parts.length - 1][0]];
};

/** The name of a picture in a path like /art/news/name.webp; throws on any other path. */
export const nameIn = (path: string, folder: string): string => {
  const [, name] = new RegExp(`^/art/${folder}/([^/.]+)\\.(?:webp|svg)$`).exec(path) ?? [];
  if (!name) throw new Error(`${path} is not /art/${folder}/….webp`);
  return name;
};
