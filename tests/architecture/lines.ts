import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Maximum line length, so that two files fit side by side on one screen. */
export const WIDTH = 139

/** Every line of a text that is too long, with its position and length in UTF-16 units. */
export const longLines = (path: string, text: string): readonly string[] =>
  text.split('\n').flatMap((line, index) => (line.length > WIDTH ? [`${path}:${index + 1} has ${line.length} columns`] : []))

const longLinesOf = (root: string, files: readonly string[]): readonly string[] =>
  files.filter((file) => /\.tsx?$/.test(file)).flatMap((path) => longLines(path, readFileSync(join(root, path), 'utf8')))

/** Every line below the folders that is too long, paths from the root of the project. */
export const longLinesIn = (root: string, folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    longLinesOf(root, readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => posix.join(folder, file))))

/** The same for the sources outside the folders. */
export const longLinesAtTop = (root: string): readonly string[] => longLinesOf(root, readdirSync(root))
