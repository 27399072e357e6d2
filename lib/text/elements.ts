const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** The elements of which a text from outside may be made, by the way they nest. */
export const inline = words('strong b em i s sub sup small cite q a abbr time span');
export const empty = words('br hr img');
export const headings = words('h1 h2 h3 h4 h5 h6');
export const tableParts = words('thead tbody tfoot tr td th caption');
export const blocks = words('p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote figure figcaption table hr');

/** Boxes without a meaning of their own: paragraphs are made of them. */
export const boxes = words(
  'div section article main header footer nav aside address center details summary fieldset form pre hgroup dialog',
);

/** What plays something or shows another page (`oembed` in editors): a link or a video is made of it. */
export const embeds = words('iframe video audio embed object oembed');

/** Not shown, with all that is in them. */
export const hiding = words('svg math template object video audio');

/** Elements whose content is no markup, up to their end tag. */
export const raw = words('script style textarea title xmp noembed noframes noscript iframe plaintext');

/** An implied end does not reach out of these. */
export const scope = ['table', 'caption', 'td', 'th'];
export const sections = ['thead', 'tbody', 'tfoot'];
/** Where only parts of a table may stand. */
export const betweenCells = ['table', 'tr', ...sections];

/** Attributes whose name is another in the tree. */
export const propertyNames = new Map([
  ['colspan', 'colSpan'],
  ['rowspan', 'rowSpan'],
  ['datetime', 'dateTime'],
]);
