import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'

/** Builds the npm package for programs that call a running shop: `npm pack ./dist/shop-client` makes a file of it. */

const ROOT = join(import.meta.dirname, '..')
const ENTRY = 'adapters/http-client/shop-client.ts'
const OUT = join(ROOT, 'dist/shop-client')
const DECLARED = join(ROOT, 'dist/shop-client-types')

type Versions = Readonly<Record<string, string>>
type Manifest = {
  readonly version: string; readonly license: string; readonly dependencies: Versions; readonly devDependencies: Versions
}
const own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest

/** The imports that the declarations need; internal ones are left out. */
const declarationsOf = (file: string, files = new Set<string>()): ReadonlySet<string> => {
  if (files.has(file)) return files
  files.add(file)
  const text = readFileSync(join(DECLARED, file), 'utf8')
  for (const [, path = ''] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)\.ts['"]/g))
    declarationsOf(join(dirname(file), `${path}.d.ts`), files)
  return files
}

const LIBRARY = /(?:from |import\()['"]([^.'"/][^'"/]*)/g

/** Adds the declarations to the package and lists the libraries they name; the program itself is one file. */
const declare = (): ReadonlySet<string> => {
  const libraries = new Set<string>()
  execFileSync(process.execPath, [
    join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', join(ROOT, 'tools/tsconfig.client.json'), '--outDir', DECLARED,
  ], { stdio: 'inherit' })
  for (const file of declarationsOf(ENTRY.replace(/\.ts$/, '.d.ts'))) {
    const text = readFileSync(join(DECLARED, file), 'utf8')
    for (const [, name = ''] of text.matchAll(LIBRARY)) libraries.add(name)
    mkdirSync(dirname(join(OUT, file)), { recursive: true })
    writeFileSync(join(OUT, file), text.replace(/(['"]\.[^'"]+)\.ts(['"])/g, '$1.js$2'))
  }
  rmSync(DECLARED, { recursive: true })
  return libraries
}

rmSync(OUT, { recursive: true, force: true })
await build({
  configFile: false, root: ROOT, publicDir: false, logLevel: 'warn',
  resolve: { alias: [{ find: /^(fp-ts|io-ts)\/lib\/(.+)$/, replacement: '$1/es6/$2' }] },
  build: {
    outDir: OUT, emptyOutDir: false, minify: false, target: 'es2023',
    lib: { entry: join(ROOT, ENTRY), formats: ['es'], fileName: () => 'index.js' },
  },
})
const libraries = declare()
copyFileSync(join(ROOT, 'docs/client.md'), join(OUT, 'README.md'))
writeFileSync(join(OUT, 'package.json'), `${JSON.stringify({
  name: '@iris/shop-client', version: own.version, type: 'module',
  description: 'Typed client for the API of a running Iris shop',
  license: own.license, engines: { node: '>=20' },
  exports: { '.': { types: `./${ENTRY.replace(/\.ts$/, '.d.ts')}`, default: './index.js' } },
  dependencies: Object.fromEntries([...libraries].sort().map((name) => [name, { ...own.devDependencies, ...own.dependencies }[name]])),
}, null, 2)}\n`)
