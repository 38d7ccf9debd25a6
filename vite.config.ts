import './tests/support/require-node.ts'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { BUILD_TARGET } from './tools/supported-browsers.ts'
import { supportedBuiltIns } from './tools/vite.baseline.ts'
import { packedCluster } from './tools/vite.cluster.ts'
import { chunks, chunksInOrder, ENTRY, isFirst, VIEWS } from './tools/vite.chunks.ts'
import { reportOldNode } from './tools/vite.end-of-life.ts'
import { cutFonts } from './tools/vite.fonts.ts'
import { shortNames } from './tools/vite.names.ts'
import { messagesPlugin } from './tools/vite.messages.ts'
import { demoPictures } from './tools/vite.pictures.ts'
import { referenceScript } from './tools/vite.reference.ts'
import { splitStyles } from './tools/vite.styles.ts'

const isTest = process.env['VITEST'] !== undefined
const isBuild = process.argv.includes('build') && !isTest

/** An output directory beside `dist`, for comparing two builds. */
const INTO = process.env['BUILD_INTO'] ?? 'dist'

/** Compresses every text file of the browser's build ahead of time, so that no request waits for it. */
const packed = (): Plugin => ({
  name: 'packed-assets',
  applyToEnvironment: (environment) => environment.name === 'client',
  writeBundle: ({ dir = '' }) => {
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|css|svg|json)$/.test(file))
    for (const file of files) {
      const text = readFileSync(join(dir, file))
      // The script of the API reference is not for shoppers, and compressing it takes a minute.
      const quality = text.byteLength > 1_000_000 ? 5 : 11
      writeFileSync(join(dir, `${file}.br`), brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
      writeFileSync(join(dir, `${file}.gz`), gzipSync(text, { level: 9 }))
    }
  },
})

/** The bundler's internal name of a file, which differs between some builds of the same sources. */
const OWN_NAME = /(ROLLDOWN_FILE_URL_)[\w$]+/g

/** Source maps are kept outside the served files and not referenced by them; they are for reading error reports. */
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

/** What the container calls of the metadata library: nothing is decorated, so it notes only a few values of a class or object. */
const METADATA = `const noted = new Map()
const read = (key, target) => noted.get(target)?.get(key)
const write = (key, value, target) => { noted.set(target, new Map(noted.get(target)).set(key, value)) }
Object.assign(Reflect, { getMetadata: read, getOwnMetadata: read, defineMetadata: write })`

const ownMetadata = (): Plugin => ({
  name: 'own-metadata',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId: (id) => (id === 'reflect-metadata/lite' ? '\0metadata' : undefined),
  load: (id) => (id === '\0metadata' ? METADATA : undefined),
})

/** Page messages are compiled at build time, so the browser needs no parser; the server formats mails from the sources. */
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

/** Sources import the entry points that plain Node can load; a bundle uses the ES modules, so that unused code is removed. */
const AS_MODULES = { find: /^(fp-ts|io-ts)\/lib\/(.+)$/, replacement: '$1/es6/$2' }

/** Packages of many small files: loading them one by one added more than half a second to each start. */
const BUNDLED = [
  'fp-ts', 'io-ts', 'kysely', /^@?inversify/, 'libphonenumber-js', 'xstate', 'date-fns', 'swissqrbill', 'svg-engine', 'react-router',
  /^@remix-run\//, 'react-intl', 'intl-messageformat', 'rxjs', '@xstate/react', /^use-/, /^@formatjs\//, /^@react-email\//,
]

/**
 * Every page names a hundred later files, and random letters cannot be compressed: seven are enough to distinguish two builds of one
 * file.
 */
const BY_CONTENT = 'assets/[name]-[hash:7].js'

export default defineConfig(async () => ({
  plugins: [
    messagesPlugin(), react(), cutFonts(), ownMetadata(), withoutParser(), splitStyles(),
    referenceScript(), chunksInOrder(), supportedBuiltIns(), packed(), mapsApart(), packedCluster(), demoPictures(),
    reportOldNode(process.versions.node, new Date().toISOString().slice(0, 10)),
  ],
  publicDir: false as const,
  resolve: { alias: isBuild || isTest ? [AS_MODULES] : [] },
  // Bundled they start faster; from the sources Node loads them natively, while Vite cannot evaluate their CommonJS.
  ssr: isBuild ? { noExternal: BUNDLED } : {},
  // Short class names in a build; in development the names of the sources.
  css: { modules: isBuild ? { generateScopedName: shortNames() } : {} },
  environments: {
    client: {
      // Otherwise RxJS is compiled for browsers that the shop does not support.
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        outDir: `${INTO}/client`,
        target: [...BUILD_TARGET],
        sourcemap: 'hidden' as const,
        manifest: true,
        // Thirteen small files cost more in headers than all styles in one; `splitStyles` then splits it in two.
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        // Modules of every first page need not be listed as preloads of each later file.
        modulePreload: { resolveDependencies: (_file: string, files: string[]) => files.filter((file) => !isFirst(file)) },
        rolldownOptions: {
          // The server names the view of a page, so the bundler must keep its export.
          input: [ENTRY, ...VIEWS],
          preserveEntrySignatures: 'allow-extension' as const,
          // Each module is in the chunk that it is assigned to, not in that of a module that imports it.
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups: chunks() },
            entryFileNames: BY_CONTENT,
            chunkFileNames: BY_CONTENT,
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: `${INTO}/server`,
        sourcemap: true,
        copyPublicDir: false,
        // As in the browser: a page must contain the same address of a file as its script.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: {
            main: 'adapters/composition/server/main.ts',
            shop: 'adapters/composition/shop-cli/main.ts',
            'embedded-thread': 'adapters/postgres/pglite/embedded-thread.ts',
          },
          output: {
            // All in one folder, next to that of the browser's files.
            chunkFileNames: '[name]-[hash].js',
            // Otherwise most modules that several pages share are files of their own; loading 250 of them delayed each start.
            codeSplitting: {
              groups: [{ name: 'storefront', test: /\/(ui|application\/storefront)\/.*\.(ts|tsx|css)$/, minShareCount: 2 }],
            },
            // Every process keeps its code and source maps in memory, so the code is minified and the maps omit the sources' content.
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
