import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** One module with its imports: paths from the root of the project, or package names. `import type` counts. */
export type Module = { readonly path: string; readonly imports: readonly string[]; readonly code: string }

const IMPORT = /(?:^|[;\n])\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]/g
const COMMENT = /\/\*[\s\S]*?\*\/|(^|[^:'"`])\/\/[^\n]*/g

const packageName = (specifier: string): string =>
  specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1).join('/')

/** Reads the imports of a module's text; `path` is relative to the root of the project. */
export const readModule = (path: string, text: string): Module => {
  const code = text.replace(COMMENT, '$1')
  const specifiers = [...code.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? '')
  const imports = specifiers.map((specifier) =>
    specifier.startsWith('.') ? posix.normalize(posix.join(dirname(path), specifier)) : packageName(specifier),
  )
  return { path, imports, code }
}

/** Every TypeScript module below the folders, paths from the root of the project. */
export const readModules = (root: string, folders: readonly string[]): readonly Module[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
      .map((file) => posix.join(folder, file))
      .map((path) => readModule(path, readFileSync(join(root, path), 'utf8'))),
  )
