// As a whole: an old Node has no `globSync`, and must come as far as the check that says so.
import fs from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** No name begins with "ad": some browsers hide what does. */
const FIRST = LETTERS.slice(1)

/** Two letters for each file of styles: the same ones in every build of the same sources. */
const lettersOf = (index: number): string => `${FIRST.at(Math.floor(index / LETTERS.length))}${LETTERS.at(index % LETTERS.length)}`

/** Every file of styles, in the order that names them. */
export const filesOfStyles = (): readonly string[] => fs.globSync('{ui,storybook}/**/*.module.css', { cwd: ROOT }).toSorted()

/** The file a class belongs to, by its short name; none for a name that was not given here. */
export const fileOfClass = (files: readonly string[]): ((name: string) => string | undefined) => {
  const byLetters = new Map(files.map((file, index) => [lettersOf(index), file]))
  return (name) => byLetters.get(name.slice(0, 2))
}

/**
 * Names a class by its file and its place in it. A name by chance cannot be packed: of a thousand classes such names were a
 * tenth of all styles. Throws where a file of styles stands outside the folders it knows.
 */
export const shortNames = (): ((name: string, file: string) => string) => {
  const files = filesOfStyles()
  const given = new Map<string, Map<string, number>>()
  return (name, file) => {
    const index = files.indexOf(relative(ROOT, file))
    if (index === -1) throw new Error(`${file} was not there when the build began, or is no file of styles of ui or storybook`)
    const known = given.get(file) ?? new Map<string, number>()
    given.set(file, known)
    if (!known.has(name)) known.set(name, known.size)
    return `${lettersOf(index)}${(known.get(name) ?? 0).toString(36)}`
  }
}
