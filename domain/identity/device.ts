/** The device of a sign-in: only browser and operating system, enough for its owner to recognise. */
export type Device = { readonly browser: Browser; readonly system: System }

export const BROWSERS = ['edge', 'opera', 'samsung', 'firefox', 'chrome', 'safari', 'other'] as const
export type Browser = (typeof BROWSERS)[number]

export const SYSTEMS = ['android', 'iphone', 'ipad', 'windows', 'mac', 'linux', 'other'] as const
export type System = (typeof SYSTEMS)[number]

export const UNKNOWN_DEVICE: Device = { browser: 'other', system: 'other' }

/** In this order: a user agent also names the browsers it is compatible with. */
const BROWSER_MARKS: readonly (readonly [Browser, RegExp])[] = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\bOPR\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:(?:Headless)?Chrome|CriOS)\//],
  ['safari', /\bSafari\//],
]

const SYSTEM_MARKS: readonly (readonly [System, RegExp])[] = [
  ['android', /\bAndroid\b/],
  ['iphone', /\biPhone\b/],
  ['ipad', /\biPad\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMac(?:intosh| OS X)\b/],
  ['linux', /\b(?:Linux|X11|CrOS)\b/],
]

/** Longer than real user agents. */
const MAX_LENGTH = 400

const first = <Name>(marks: readonly (readonly [Name, RegExp])[], text: string, none: Name): Name =>
  marks.find(([, mark]) => mark.test(text))?.[0] ?? none

/** The device of a user agent. */
export const deviceOf = (userAgent: string | undefined): Device => {
  const text = (userAgent ?? '').slice(0, MAX_LENGTH)
  return { browser: first(BROWSER_MARKS, text, 'other'), system: first(SYSTEM_MARKS, text, 'other') }
}
