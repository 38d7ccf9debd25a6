import { readModule } from './imports.ts'
import type { Module } from './imports.ts'

export type Violation = { readonly path: string; readonly rule: string; readonly match: string }

type Rule = {
  readonly name: string
  readonly from: RegExp
  /** Allowed imports; anything else is a violation. */
  readonly only?: readonly RegExp[]
  /** Forbidden imports. */
  readonly never?: readonly RegExp[]
  /** Forbidden code. */
  readonly noCode?: readonly RegExp[]
}

const FP = /^fp-ts$/
const RXJS = /^rxjs$/
const XSTATE = /^xstate$/
const LOCAL = /^(domain|application|adapters|ui|storybook|tests)\//

const RULES: readonly Rule[] = [
  { name: 'domain knows only itself', from: /^domain\//, only: [/^domain\//, FP, XSTATE, /^date-fns$/] },
  {
    name: 'domain is pure: no clock, no timer, no randomness, no promise, no browser, no process, no console',
    from: /^domain\//,
    noCode: [
      /\b(new )?Date\(\)/, /\bDate\.now\b/, /\bperformance\./, /\bset(Timeout|Interval|Immediate)\b/, /\bMath\.random\b/, /\bcrypto\./,
      /\bprocess\./, /\bconsole\./, /\bglobalThis\b/, /\bwindow\./, /\bdocument\./, /\b(local|session)Storage\b/, /\bfetch\(/,
      /\bPromise\b/, /\basync\b/, /\bfromPromise\b/, /\binvoke:/,
    ],
  },
  {
    name: 'the contract knows the domain',
    from: /^application\/contract\//,
    only: [/^domain\//, /^application\/contract\//, FP],
  },
  {
    name: 'the storefront knows the domain, the contract and itself',
    from: /^application\/storefront\//,
    only: [/^domain\//, /^application\/contract\//, /^application\/storefront\//, /^application\/(token|signal)\.ts$/, FP, RXJS, XSTATE],
  },
  {
    name: 'the shop side knows the domain, the contract and itself',
    from: /^application\/commerce\//,
    only: [/^domain\//, /^application\/contract\//, /^application\/commerce\//, /^application\/token\.ts$/, FP, RXJS, XSTATE],
  },
  {
    name: 'the interface knows the domain, the contract and the storefront, never adapters',
    from: /^ui\/(?!messages\/messages-plugin\.ts)/,
    only: [
      /^domain\//, /^application\/(contract|storefront)\//, /^application\/(token|signal)\.ts$/, /^ui\//, FP, RXJS, XSTATE,
      /^react(-dom)?$/, /^react-intl$/, /^@xstate\/react$/, /^react-router$/, /^@fontsource(-variable)?\//, /^virtual:messages$/,
    ],
  },
  { name: 'what binds a component knows no topic', from: /^ui\/binding\//, never: [/^ui\/(?!binding\/)/] },
  { name: 'the design knows no topic', from: /^ui\/design\//, never: [/^ui\/(?!design\/|binding\/)/] },
  {
    name: 'a topic knows neither the shell nor the table of pages',
    from: /^ui\/(?!shell\/|routing\/)/,
    never: [/^ui\/(shell|routing)\//],
  },
  { name: 'the shell does not know the table of pages', from: /^ui\/shell\//, never: [/^ui\/routing\//] },
  {
    name: 'the interface keeps no state in its modules: it is opened with the page, or injected',
    from: /^ui\//,
    noCode: [/^let\b/m, /^(?:export )?const \w+(?::[^=]+)? = (?:new (?:Behavior)?Subject\b|(?:open|make)[A-Z]\w*\()/m],
  },
  { name: 'only the roof knows the interface', from: /^adapters\/(?!composition\/)/, never: [/^ui\//] },
  { name: 'only the roof and the mails are drawn', from: /^adapters\/(?!(composition|mail)\/)/, never: [/^@?react/] },
  {
    name: 'only the roof knows the container',
    from: /^(?!adapters\/composition\/|tests\/)/,
    never: [/^inversify$/, /^reflect-metadata$/],
  },
  { name: 'io-ts stays in adapters', from: /^(?!adapters\/|tests\/)/, never: [/^io-ts/] },
  { name: 'no decorators', from: LOCAL, noCode: [/^\s*@(injectable|inject)\b/m] },
]

const technology = (path: string): string | undefined => /^adapters\/([^/]+)\//.exec(path)?.[1]

// The API is one format used by two technologies; the server's folders are one technology.
const SHARED_TECHNOLOGIES = ['commerce-api']

const crossings = (module: Module): readonly Violation[] => {
  const own = technology(module.path)
  if (own === undefined || own === 'composition') return []
  return module.imports
    .filter((path) => {
      const other = technology(path)
      return other !== undefined && other !== own && !SHARED_TECHNOLOGIES.includes(other)
    })
    .map((result) => ({ path: module.path, rule: 'one technology does not import another', match: result }))
}

const breaches = (module: Module): readonly Violation[] =>
  RULES.filter(({ from }) => from.test(module.path)).flatMap(({ name, only, never, noCode }) => [
    ...module.imports
      .filter((path) => (only !== undefined && !only.some((rule) => rule.test(path))) || never?.some((rule) => rule.test(path)))
      .map((result) => ({ path: module.path, rule: name, match: result })),
    ...(noCode ?? [])
      .flatMap((banned) => banned.exec(module.code)?.[0] ?? [])
      .map((result) => ({ path: module.path, rule: name, match: result })),
  ])

/** Every import or code that violates its layer. */
export const layerViolations = (modules: readonly Module[]): readonly Violation[] =>
  modules.flatMap((module) => [...breaches(module), ...crossings(module)])

// A page uses the type of its loader, and the loader's file imports the page: this one circle is a type only and does not exist at run
// time.
const PAGE_DATA = /^import type \{ (?:action|loader|action, loader) \} from '\.\/[a-z-]+\.route\.ts'$/gm

const beyondPageData = ({ path, code }: Module): readonly string[] => readModule(path, code.replaceAll(PAGE_DATA, '')).imports

/** Every circle of modules that import one another; a page may import the type of its own loader. */
export const importRings = (modules: readonly Module[]): readonly (readonly string[])[] => {
  const importsOf = new Map(modules.map((module) => [module.path, beyondPageData(module)]))
  const done = new Set<string>()
  const rings: (readonly string[])[] = []
  const visit = (path: string, chain: readonly string[]): void => {
    if (chain.includes(path)) {
      rings.push([...chain.slice(chain.indexOf(path)), path])
      return
    }
    if (done.has(path)) return
    for (const next of importsOf.get(path) ?? []) if (importsOf.has(next)) visit(next, [...chain, path])
    done.add(path)
  }
  for (const { path } of modules) visit(path, [])
  return rings
}
