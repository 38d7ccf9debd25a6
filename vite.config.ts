import './tests/support/require-node.ts'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { BUILD_TARGET } from './tools/supported-browsers.ts'
import { messagesPlugin } from './ui/messages/messages-plugin.ts'
import { supportedBuiltIns } from './tools/vite.baseline.ts'
import { packedCluster } from './tools/vite.cluster.ts'
import { chunks, ENTRY, isFirst, LATE_ROUTER } from './tools/vite.chunks.ts'
import { reportOldNode } from './tools/vite.end-of-life.ts'
import { cutFonts } from './tools/vite.fonts.ts'
import { shortNames } from './tools/vite.names.ts'
import { referenceScript } from './tools/vite.reference.ts'
import { splitStyles } from './tools/vite.styles.ts'

const isTest = process.env['VITEST'] !== undefined
const OWN_COPY = '?own-copy'
const isBuild = process.argv.includes('build') && !isTest

/** Beside the build that stands, where it is compared with another. */
const INTO = process.env['BUILD_INTO'] ?? 'dist'

/** Packs every text file of the browser's build beside itself, so that the server never does it while somebody waits. */
const packed = (): Plugin => ({
  name: 'packed-assets',
  applyToEnvironment: (environment) => environment.name === 'client',
  writeBundle: ({ dir = '' }) => {
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|css|svg|json)$/.test(file))
    for (const file of files) {
      const text = readFileSync(join(dir, file))
      // The script of the interface's page is no shopper's, and would be packed for a minute.
      const quality = text.byteLength > 1_000_000 ? 5 : 11
      writeFileSync(join(dir, `${file}.br`), brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
      writeFileSync(join(dir, `${file}.gz`), gzipSync(text, { level: 9 }))
    }
  },
})

/** By what name the bundler speaks of a file to itself: another one in some builds of the same sources. */
const OWN_NAME = /(ROLLDOWN_FILE_URL_)[\w$]+/g

/** The browser's maps lie apart from what is served: no file names them, nobody fetches them, whoever reads a report has them. */
const mapsApart = (): Plugin => ({
  name: 'maps-apart',
  applyToEnvironment: (environment) => environment.name === 'client',
  writeBundle: ({ dir = '' }) => {
    const apart = join(dir, '../maps')
    rmSync(apart, { recursive: true, force: true })
    mkdirSync(apart, { recursive: true })
    for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map'))) {
      writeFileSync(join(apart, basename(file)), readFileSync(join(dir, file), 'utf8').replaceAll(OWN_NAME, '$1'))
      rmSync(join(dir, file))
    }
  },
})

/** Nothing is decorated, so the container needs no reflection in the browser. */
const withoutReflection = (): Plugin => ({
  name: 'without-reflection',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId: (id) => (id === 'reflect-metadata' ? '\0no-reflection' : undefined),
  load: (id) => (id === '\0no-reflection' ? 'export {}' : undefined),
})

/**
 * The router that changes pages comes late, made of a copy of the library of its own: what is not taken of a copy is left
 * out, and links need little of it.
 */
const lateRouter = (): Plugin => ({
  name: 'late-router',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  async resolveId(id, importer = '') {
    if (!importer.endsWith(LATE_ROUTER) && !importer.endsWith(OWN_COPY)) return undefined
    const found = await this.resolve(id, importer.replace(OWN_COPY, ''), { skipSelf: true })
    return found?.id.includes('/react-router/') === true ? { ...found, id: found.id + OWN_COPY, moduleSideEffects: false } : found
  },
})

/**
 * The router gives its components names for developer tools, and a component that is given one is kept, whether or not somebody takes
 * it: its links, which the shop has of its own, weighed 2.8 kB of every first page.
 */
const withoutNames = (): Plugin => ({
  name: 'without-names',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/dom\/lib\.js/ },
    handler: (code) => code
      .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
      .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$$1.forwardRef('),
  },
})

/** Messages of pages are compiled before they are shipped, so the browser needs no parser; the server says mails from the sources. */
const withoutParser = (): Plugin => ({
  name: 'without-parser',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId(id, importer) {
    return id === '@formatjs/icu-messageformat-parser'
      ? this.resolve('@formatjs/icu-messageformat-parser/no-parser.js', importer, { skipSelf: true })
      : undefined
  },
})

/** Sources name the files plain Node can load; a bundle takes the same ones as modules and leaves out what nobody calls. */
const AS_MODULES = { find: /^(fp-ts|io-ts)\/lib\/(.+)$/, replacement: '$1/es6/$2' }

/** Of many small files: read one by one they cost more than half a second at each start. */
const BUNDLED = [
  'fp-ts', 'io-ts', 'kysely', /^@?inversify/, 'libphonenumber-js', 'xstate', 'date-fns', 'swissqrbill', 'svg-engine', 'react-router',
  /^@remix-run\//, 'react-intl', 'intl-messageformat', /^@formatjs\//, /^@react-email\//,
]

/** Every page names a hundred later files, and letters by chance cannot be packed: seven tell two builds of one file apart. */
const BY_CONTENT = 'assets/[name]-[hash:7].js'

export default defineConfig(async () => ({
  plugins: [
    messagesPlugin(), react(), cutFonts(), withoutReflection(), withoutParser(), lateRouter(), withoutNames(), splitStyles(),
    referenceScript(), supportedBuiltIns(), packed(), mapsApart(), packedCluster(),
    reportOldNode(process.versions.node, new Date().toISOString().slice(0, 10)),
  ],
  publicDir: false as const,
  resolve: { alias: isBuild || isTest ? [AS_MODULES] : [] },
  // Bundled they start faster; run from the sources Node takes them as they are, Vite cannot evaluate their CommonJS.
  ssr: isBuild ? { noExternal: BUNDLED } : {},
  // A class is found by a short name of its own; while developing by the words it was written with.
  css: { modules: isBuild ? { generateScopedName: shortNames() } : {} },
  environments: {
    client: {
      // Else RxJS comes in the language of browsers that cannot open this shop.
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        outDir: `${INTO}/client`,
        target: [...BUILD_TARGET],
        sourcemap: 'hidden' as const,
        manifest: true,
        // Thirteen small files cost more in headers than all styles in one; `splitStyles` then cuts it in two.
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        // What every page has before it asks for more need not be named beside each file that comes later.
        modulePreload: { resolveDependencies: (_file: string, files: string[]) => files.filter((file) => !isFirst(file)) },
        rolldownOptions: {
          input: ENTRY,
          output: { codeSplitting: { groups: chunks() }, entryFileNames: BY_CONTENT, chunkFileNames: BY_CONTENT },
        },
      },
    },
    ssr: {
      build: {
        outDir: `${INTO}/server`,
        sourcemap: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            main: 'adapters/composition/server/main.ts',
            shop: 'adapters/composition/shop-cli/main.ts',
            'embedded-thread': 'adapters/postgres/pglite/embedded-thread.ts',
          },
          output: {
            // All in one folder, beside which the browser's files are found.
            chunkFileNames: '[name]-[hash].js',
            // Every process holds its code and its maps: the first without what only people read, the second without what the sources say.
            minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
            sourcemapExcludeSources: true,
          },
        },
      },
    },
  },
  builder: {},
  ...(isTest ? { test: await (await import('./vitest.workspace.ts')).tests() } : {}),
}))
