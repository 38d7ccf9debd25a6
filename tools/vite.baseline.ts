import postcss from 'postcss'
import { parseSync, type Plugin } from 'vite'
import { features } from 'web-features'
import { SUPPORTED_BROWSERS } from './supported-browsers.ts'

/** The oldest supported versions, by the names of the compatibility data. */
const { chrome, edge, firefox, safari, ios } = SUPPORTED_BROWSERS
const BROWSERS = Object.entries({
  chrome, chrome_android: chrome, edge, firefox, firefox_android: firefox, safari, safari_ios: ios,
})

const GUARDED = 'asked for before it is used'
const NO_BUILT_IN = 'a function of a library or of the shop, no built-in'

/** Names that look like newer built-ins, and why they are allowed in the browser's code. */
const ALLOWED: Readonly<Record<string, string>> = {
  'AbortSignal.timeout': 'in Chrome since 103; 124 changed the name of its error',
  'Intl.DurationFormat': 'for durations only, which the shop does not format',
  'PublicKeyCredential.getClientCapabilities': GUARDED,
  'PublicKeyCredential.isConditionalMediationAvailable': GUARDED,
  isConditionalMediationAvailable: GUARDED,
  getAuthenticatorData: GUARDED,
  getPublicKey: GUARDED,
  getPublicKeyAlgorithm: GUARDED,
  getTransports: GUARDED,
  signalAllAcceptedCredentials: GUARDED,
  signalCurrentUserDetails: GUARDED,
  signalUnknownCredential: GUARDED,
  createPolicy: GUARDED,
  requestIdleCallback: GUARDED,
  startViewTransition: GUARDED,
  skipTransition: GUARDED,
  togglePopover: GUARDED,
  stepUp: 'in Firefox since 16, which the data leaves out',
  stepDown: 'in Firefox since 16, which the data leaves out',
  createContext: NO_BUILT_IN,
  getSubscriptions: NO_BUILT_IN,
  toArray: NO_BUILT_IN,
  take: NO_BUILT_IN,
  drop: NO_BUILT_IN,
  use: NO_BUILT_IN,
}

/** Style features that older browsers ignore, and the effect. */
const STYLES_THAT_MAY_LACK: Readonly<Record<string, string>> = {
  'at-rules media scripting': 'the controls for pages without script are shown as well, and work',
  'selectors popover-open': 'the button of the menu is a link to the categories in the footer, filters are above the list',
  ...Object.fromEntries([
    'accent-color', 'contain-intrinsic-size', 'content-visibility', 'forced-color-adjust', 'hyphens', 'overflow-clip-margin',
    'overscroll-behavior', 'resize', 'scroll-initial-target', 'scrollbar-gutter', 'scrollbar-width', 'text-size-adjust', 'text-wrap',
  ].map((name) => [`properties ${name}`, 'the page reads and works the same without it'])),
}

const order = (version: string): number => {
  const [, major, minor = '0'] = /^≤?(\d+)(?:\.(\d+))?/.exec(version) ?? []
  return major === undefined ? Infinity : Number(major) * 1000 + Number(minor)
}

type Support = Readonly<Record<string, string | undefined>>

const isSupported = (support: Support): boolean =>
  BROWSERS.every(([browser, oldest]) => order(support[browser] ?? 'never') <= order(oldest))

/** Every name of the compatibility data, and whether all supported browsers have it. */
const entries: readonly (readonly [path: readonly string[], isSupported: boolean])[] = Object.values(features).flatMap((feature) =>
  'status' in feature
    ? Object.entries(feature.status.by_compat_key ?? {})
        .map(([key, { support }]) => [key.split('.'), isSupported(support as Support)] as const)
    : [])

/** Built-ins of a global (`Map.groupBy`, `Set.prototype.union`), by the name of the global. */
const members = entries.flatMap(([[group, ...path], isThere]) => {
  const [owner = '', name = '', ...deeper] = group === 'javascript' && path[0] === 'builtins' ? path.slice(1) : path
  return (group === 'javascript' || group === 'api') && /^\w+$/.test(name) && !name.endsWith('_event') && deeper.length === 0
    ? [{ owner, name: name.replace(/_static$/, ''), isThere, isLanguage: group === 'javascript' }]
    : []
})

const supportedNames = new Set(members.filter(({ isThere }) => isThere).map(({ name }) => name))
const newer = members.filter(({ isThere }) => !isThere)
const newerOfGlobals = new Set(newer.map(({ owner, name }) => `${owner}.${name}`))

/** Every newer built-in of the language and of the DOM, as `Map.groupBy`, that the oldest supported browsers lack. */
export const newerBuiltInPaths = (): readonly string[] =>
  newer.filter(({ owner, name, isLanguage }) => isLanguage || (['URL', 'AbortSignal'].includes(owner) && name !== 'timeout'))
    .map(({ owner, name }) => `${owner}.${name}`)

/**
 * Newer methods whose name no supported built-in shares. Of the DOM only names of two words, because any object may have a method with a
 * name of one word.
 */
const newerMethods = new Set(
  newer.filter(({ name, isLanguage }) => !supportedNames.has(name) && (isLanguage || /[a-z][A-Z]/.test(name))).map(({ name }) => name),
)

/** Newer iterator methods share their names with array methods, so they are found by the object they are called on. */
const ITERATORS: readonly string[] = ['values', 'keys', 'entries', 'matchAll']
const newerOfIterators = new Set(newer.filter(({ owner }) => owner === 'Iterator').map(({ name }) => name))

type Node = { readonly type: string } & { readonly [key: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const nameOf = (node: unknown): string =>
  isNode(node) && node.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : ''

const memberOf = (node: unknown): readonly [owner: unknown, name: string] =>
  isNode(node) && node.type === 'MemberExpression' && node['computed'] === false
    ? [node['object'], nameOf(node['property'])]
    : [undefined, '']

const isIterator = (node: unknown): boolean => {
  if (!isNode(node) || node.type !== 'CallExpression') return false
  const [owner, name] = memberOf(node['callee'])
  return ITERATORS.includes(name) && nameOf(owner) !== 'Object'
}

const visit = (node: unknown, see: (node: Node) => void): void => {
  if (Array.isArray(node)) for (const one of node) visit(one, see)
  if (!isNode(node)) return
  see(node)
  for (const value of Object.values(node)) if (typeof value === 'object') visit(value, see)
}

/** The built-ins in a chunk of browser code that not every supported browser has. */
export const newerBuiltIns = (file: string, code: string): readonly string[] => {
  const names = new Set<string>()
  const imported = new Set<string>()
  visit(parseSync(file, code).program, (node) => {
    if (node.type === 'ImportNamespaceSpecifier') imported.add(nameOf(node['local']))
    if (node.type === 'MemberExpression') {
      const [owner, name] = memberOf(node)
      if (newerOfGlobals.has(`${nameOf(owner)}.${name}`)) names.add(`${nameOf(owner)}.${name}`)
    }
    if (node.type !== 'CallExpression') return
    const [owner, name] = memberOf(node['callee'])
    if (newerMethods.has(name) && !imported.has(nameOf(owner)) && !names.has(`${nameOf(owner)}.${name}`)) names.add(name)
    if (isIterator(owner) && newerOfIterators.has(name)) names.add(`Iterator.prototype.${name}`)
  })
  return [...names].filter((name) => !(name in ALLOWED)).toSorted()
}

const newerStyle = new Set(entries.flatMap(([[group, kind = '', ...names], isThere]) =>
  group === 'css' && !isThere && names.length > 0 ? [`${kind} ${names.join(' ')}`] : []))

/** The style features that not every supported browser has: properties, at-rules, media features, selectors. */
export const newerStyles = (css: string): readonly string[] => {
  const used = new Set<string>()
  postcss.parse(css).walk((node) => {
    if (node.type === 'decl') used.add(`properties ${node.prop}`)
    if (node.type === 'rule') for (const [, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g)) used.add(`selectors ${name}`)
    if (node.type !== 'atrule') return
    used.add(`at-rules ${node.name}`)
    if (node.name === 'media') for (const [, name = ''] of node.params.matchAll(/\(([a-z-]+)/g)) used.add(`at-rules media ${name}`)
  })
  return [...used].filter((name) => newerStyle.has(name) && !(name in STYLES_THAT_MAY_LACK)).toSorted()
}

/** Fails the build if browser code, including libraries, uses a built-in that not every supported browser has. */
export const supportedBuiltIns = (): Plugin => ({
  name: 'supported-built-ins',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle(_options, bundle) {
    const faults = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? newerBuiltIns(file.fileName, file.code).map((name) => `${file.fileName} uses ${name}`) : [])
    if (faults.length > 0) this.error(`Not every supported browser has this (tools/supported-browsers.ts):\n${faults.join('\n')}`)
  },
})
