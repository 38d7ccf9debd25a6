// A namespace import: an old Node has no `globSync`, and must still reach the version check.
import fs from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** No name begins with "ad": ad blockers hide such classes. */
const FIRST = LETTERS.slice(1)

/** Two letters for each style file: the same in every build of the same sources. */
const lettersOf = (index: number): string => `${FIRST.at(Math.floor(index / LETTERS.length))}${LETTERS.at(index % LETTERS.length)}`

/** Every style file, in the order in which names are assigned. */
export const filesOfStyles = (): readonly string[] => fs.globSync('{ui,storybook}/**/*.module.css', { cwd: ROOT }).toSorted()

/** The file of a short class name; undefined for any other name. */
export const fileOfClass = (files: readonly string[]): ((name: string) => string | undefined) => {
  const byLetters = new Map(files.map((file, index) => [lettersOf(index), file]))
  return (name) => byLetters.get(name.slice(0, 2))
}

/**
 * Names a class by its file and its place in it. Random names cannot be compressed: for a thousand classes they were a tenth of all
 * styles. Throws for a style file outside the known folders.
 */
export const shortNames = (): ((name: string, file: string) => string) => {
  const files = filesOfStyles()
  const namesByFile = new Map<string, Map<string, number>>()
  return (name, id) => {
    const [file = id] = id.split('?')
    const index = files.indexOf(relative(ROOT, file))
    if (index === -1) throw new Error(`${file} was not there when the build began, or is no file of styles of ui or storybook`)
    const names = namesByFile.get(file) ?? new Map<string, number>()
    namesByFile.set(file, names)
    if (!names.has(name)) names.set(name, names.size)
    return `${lettersOf(index)}${(names.get(name) ?? 0).toString(36)}`
  }
}
