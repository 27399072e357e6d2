/**
 * The framework writes the data of a page into inline scripts, more of them the longer the page, and each would need its
 * hash in the page's policy: a header that proxies refuse. Here they become one, in the same order.
 */
const element = /<script>(?<text>[\s\S]*?)<\/script>/g;
const start = '(self.__next_f=self.__next_f||[]).push([0])';
const [before, after] = ['self.__next_f.push(', ')'];

/** @param {string} text */
function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * What an inline script of the framework's does: its `call`, or the `text` that it passes on, as it is written there.
 * They are recognised by their grammar, with a JSON argument, so that injected markup can never get itself allowed.
 * @param {string} script
 * @returns {{ call: string } | { text: string } | undefined}
 */
function read(script) {
  if (script === start) return { call: script };
  if (!script.startsWith(before) || !script.endsWith(after)) return undefined;
  const data = script.slice(before.length, -after.length);
  const text = /^\[1,"([\s\S]*)"\]$/.exec(data)?.[1];
  if (text !== undefined && isJson(`"${text}"`)) return { text };
  return isJson(data) ? { call: script } : undefined;
}

/**
 * A page with the framework's inline data in one script, where the last of it stood, and the text of that script.
 * @param {string} html
 * @returns {{ html: string, script: string | undefined }}
 */
export function gatherScripts(html) {
  /** @type {string[]} */
  const calls = [];
  let text = '';
  let removed = 0;
  let place = 0;
  const endText = () => {
    if (text !== '') calls.push(`${before}[1,"${text}"]${after}`);
    text = '';
  };
  const bare = html.replace(element, (whole, /** @type {string} */ content, /** @type {number} */ offset) => {
    const found = read(content);
    if (!found) return whole;
    if ('text' in found) text += found.text;
    else {
      endText();
      calls.push(found.call);
    }
    place = offset - removed;
    removed += whole.length;
    return '';
  });
  endText();
  if (calls.length === 0) return { html, script: undefined };
  const script = calls.join(';');
  return { html: `${bare.slice(0, place)}<script>${script}</script>${bare.slice(place)}`, script };
}
