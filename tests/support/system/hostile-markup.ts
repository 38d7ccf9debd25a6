/** The effect of a payload that runs: it is counted on any page. */
const RUN = 'ran()'

/** Markup that runs code by itself. */
const VECTORS: readonly string[] = [
  `<script>${RUN}</script>`,
  `<script src="data:text/javascript,${RUN}"></script>`,
  `<img src=x onerror=${RUN}>`,
  `<img src=x onerror="${RUN}"`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><style><img src=x onerror=${RUN}></style></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y=20>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><image href=x onerror='${RUN}'/></svg>#x"></use></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${RUN}</script>"></iframe></foreignObject></svg>`,
  `<math><mtext></p><img src=x onerror=${RUN}></mtext></math>`,
  `<math><mi xlink:href="javascript:${RUN}">x</mi></math>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=${RUN}></annotation-xml></math>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<noembed><img title="</noembed><img src=x onerror=${RUN}>"></noembed>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  `<xmp><p title="</xmp><svg onload=${RUN}>"></xmp>`,
  `<textarea><p title="</textarea><img src=x onerror=${RUN}>"></textarea>`,
  `<title><p title="</title><img src=x onerror=${RUN}>"></title>`,
  `<plaintext><img src=x onerror=${RUN}>`,
  `<listing>&lt;img onerror=${RUN} src=x&gt;</listing>`,
  `<template><img src=x onerror=${RUN}></template>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<iframe src="https://player.vimeo.com/1" srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe onload=${RUN}></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<object data="data:text/html,<script>parent.${RUN}</script>"></object>`,
  `<video><source onerror=${RUN}></video>`,
  `<audio src=x onerror=${RUN}>`,
  `<video poster=x src=x onerror=${RUN}></video>`,
  `<body onload=${RUN}>`,
  `<details open ontoggle=${RUN}>x</details>`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}></select>`,
  `<marquee onstart=${RUN}>x</marquee>`,
  `<style>@import 'x';</style><img src=x onerror=${RUN}>`,
  `<link rel=stylesheet href=x onerror=${RUN}>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<base href="javascript:${RUN}//"><a href=x autofocus>x</a>`,
  `<form action="javascript:${RUN}"><button autofocus onfocus=${RUN}>x</button></form>`,
  `<a href="javascript:${RUN}">x</a>`,
  `<p style="animation:x" onanimationstart=${RUN}>x</p>`,
  `<div onpointerrawupdate=${RUN} tabindex=1 autofocus onfocus=${RUN}>x</div>`,
  `<dialog open onclose=${RUN}><form method=dialog><input autofocus onfocus=${RUN}></form></dialog>`,
  `<select><style></select><img src=x onerror=${RUN}></style></select>`,
  `<table><td><svg><desc><table><td></desc><img src=x onerror=${RUN}>`,
  `<p><svg><title><a id="</title><img src=x onerror=${RUN}>"></a></title></svg></p>`,
  `<image src=x onerror=${RUN}>`,
  `<isindex type=image src=x onerror=${RUN}>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<!-- --!><img src=x onerror=${RUN}> -->`,
  `<![CDATA[><img src=x onerror=${RUN}>]]>`,
  `<?x ><img src=x onerror=${RUN}>?>`,
  `</title></style></script></textarea></noscript></xmp><img src=x onerror=${RUN}>`,
  `<a id=x name=y><form id=ran><img name=x>`,
]

/** Markup that a sanitiser and a browser may parse differently. */
const WRAPPERS: readonly ((inner: string) => string)[] = [
  (inner) => inner, (inner) => `<p>${inner}</p>`, (inner) => `<table>${inner}</table>`, (inner) => `<svg>${inner}</svg>`,
  (inner) => `<math>${inner}</math>`, (inner) => `<math><mtext>${inner}`, (inner) => `<svg><foreignObject>${inner}`,
  (inner) => `<noscript>${inner}</noscript>`, (inner) => `<select>${inner}</select>`, (inner) => `<xmp>${inner}</xmp>`,
  (inner) => `<noembed>${inner}</noembed>`, (inner) => `<textarea>${inner}</textarea>`, (inner) => `<style>${inner}</style>`,
  (inner) => `<form><form>${inner}`, (inner) => `${'<div>'.repeat(60)}${inner}`, (inner) => `<a href="${inner}">x</a>`,
  (inner) => `<img alt='${inner}'>`, (inner) => `<b>Text</b>${inner}<iframe src="https://player.vimeo.com/1"></iframe>`,
]

/** Other spellings of the same markup. */
const SPELLINGS: readonly ((markup: string) => string)[] = [
  (markup) => markup, (markup) => markup.replaceAll(/<(\w+)/g, (_all, name: string) => `<${name.toUpperCase()}`),
  (markup) => markup.replaceAll(/ on/g, '/on'), (markup) => markup.replaceAll('javascript:', 'java\tscript:').replaceAll(/ on/g, '\f on'),
]

/** Thousands of pieces of markup that would run code, each in a different way. */
export const hostileMarkup = (): readonly string[] =>
  [...new Set(VECTORS.flatMap((vector) => WRAPPERS.flatMap((wrap, index) =>
    (index % 2 === 0 ? SPELLINGS : SPELLINGS.slice(0, 1)).map((spell) => spell(wrap(vector))))))]
