import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** What a line may hold, so that two files stand beside each other on one screen. */
export const WIDTH = 139

/** Every line of a text that is too long, by its place and length in UTF-16 units. */
export const longLines = (path: string, text: string): readonly string[] =>
  text.split('\n').flatMap((line, index) => (line.length > WIDTH ? [`${path}:${index + 1} has ${line.length} columns`] : []))

const longLinesOf = (root: string, files: readonly string[]): readonly string[] =>
  files.filter((file) => /\.tsx?$/.test(file)).flatMap((path) => longLines(path, readFileSync(join(root, path), 'utf8')))

/** Every too long line of the sources below the folders, paths from the project's root. */
export const longLinesIn = (root: string, folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    longLinesOf(root, readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => posix.join(folder, file))))

/** The same for the sources beside the folders. */
export const longLinesAtTop = (root: string): readonly string[] => longLinesOf(root, readdirSync(root))
