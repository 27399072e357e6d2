/** A video on one of the two hosts whose players a page may show. */
export type Video = {
  host: 'YouTube' | 'Vimeo';
  /** Its page there. */
  page: string;
  /** Its player, without cookies; it starts as soon as it is loaded, which is after a click. */
  player: string;
};

/** `/embed/videoseries` is a list. */
const name = /^(?!videoseries$)[\w-]{11}$/;
const number = /^\d{5,12}$/;
const seconds = (text: string | null) => /^\d{1,5}(?=s?$)/.exec(text ?? '')?.[0];

function onYouTube({ hostname, pathname, searchParams }: URL): Video | undefined {
  const [kind, last = ''] = pathname.split('/').slice(1);
  const isShort = hostname === 'youtu.be';
  const id = isShort ? kind : kind === 'watch' ? searchParams.get('v') : last;
  if (!name.test(id ?? '') || !(isShort || /^(embed|v|watch|shorts|live)$/.test(kind ?? '')))
    return undefined;
  const start = seconds(searchParams.get('start') ?? searchParams.get('t'));
  return {
    host: 'YouTube',
    page: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}` : ''}`,
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start ? `&start=${start}` : ''}`,
  };
}

function onVimeo({ pathname, searchParams }: URL): Video | undefined {
  const [id = '', inPath] = pathname
    .replace(/^\/video(?=\/)/, '')
    .split('/')
    .slice(1);
  const key = /^[\da-f]{6,20}$/.exec(searchParams.get('h') ?? inPath ?? '')?.[0];
  if (!number.test(id)) return undefined;
  return {
    host: 'Vimeo',
    page: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
    player: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}`,
  };
}

/** The video at an address of its page or its player. */
export function videoOf(address: string): Video | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.port !== '') return undefined;
  if (/^((www\.|m\.)?youtube(-nocookie)?\.com|youtu\.be)$/.test(url.hostname)) return onYouTube(url);
  return /^((www|player)\.)?vimeo\.com$/.test(url.hostname) ? onVimeo(url) : undefined;
}
