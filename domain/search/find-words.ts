import type { ProductId } from '../product/product.ts'
import { distanceToPrefix, editDistance } from './edit-distance.ts'
import { plainWords } from './plain-words.ts'
import type { PartIndex, WordIndex } from './word-index.ts'

/** The products that match a search; a larger rank is a better match. */
export type Ranks = ReadonlyMap<ProductId, number>

/** More words hardly narrow the result and only cost time. */
const MAX_WORDS = 8
/** Words of one or two letters are similar to anything. */
const MIN_SIMILAR_LENGTH = 3

const IN_DESCRIPTION = 1
const IN_CATEGORY = 2
const IN_NAME = 3

const IS_NUMBER = /^\d+$/
const ENDING = /(?:e[nrms]|[aeions])$/

/** A longer word without its ending in German, English, French or Italian, so that a plural also finds the singular. */
const stemOf = (word: string): string => (word.length > 5 ? word.replace(ENDING, '') : word)

/** The position of the first of the sorted words that is not before this one. */
const firstFrom = (words: readonly string[], word: string): number => {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

const markPrefix = (weights: Uint8Array, { words, rows }: PartIndex, prefix: string, weight: number): void => {
  for (let at = firstFrom(words, prefix); words[at]?.startsWith(prefix) === true; at += 1)
    for (const row of rows[at] ?? []) weights[row] = weight
}

/**
 * For each row the best part with a word that begins like this one, or 0. A number is only searched in names: 90 is an axis in many
 * descriptions.
 */
const weightsOf = ({ products, names, categories, descriptions }: WordIndex, word: string): Uint8Array => {
  const weights = new Uint8Array(products.length)
  const prefix = stemOf(word)
  if (!IS_NUMBER.test(word)) {
    markPrefix(weights, descriptions, prefix, IN_DESCRIPTION)
    markPrefix(weights, categories, prefix, IN_CATEGORY)
  }
  markPrefix(weights, names, prefix, IN_NAME)
  return weights
}

/**
 * Every word must match, or all words joined into one. Products are ranked: title equals the term, title begins with it, name matches,
 * category matches, description mentions; among names the one of which the term is the largest part comes first.
 */
const findAll = (index: WordIndex, words: readonly string[]): Ranks => {
  const [term, joined] = [words.join(' '), words.join('')]
  const ofWords = words.map((word) => weightsOf(index, word))
  const ofJoined = weightsOf(index, joined)
  const ranks = new Map<ProductId, number>()
  for (const [row, product] of index.products.entries()) {
    const title = index.titles[row] ?? ''
    const share = Math.min(1, term.length / title.length)
    const weight = ofWords.reduce((least, weights) => Math.min(least, weights[row] ?? 0), IN_NAME)
    if (title === term) ranks.set(product, 9)
    else if (title.startsWith(term)) ranks.set(product, 7 + share)
    else if (index.joinedTitles[row]?.startsWith(joined) === true) ranks.set(product, 5 + share)
    else if (weight === IN_NAME) ranks.set(product, IN_NAME + share)
    else if (weight > 0 || ofJoined[row] !== 0) ranks.set(product, Math.max(weight, IN_DESCRIPTION))
  }
  return ranks
}

/**
 * Products whose description only mentions the words are shown only if no product is named so: a lens with a UV filter mentions
 * sunglasses.
 */
const namedOnly = (ranks: Ranks): Ranks => {
  const named = [...ranks].filter(([, rank]) => rank > IN_DESCRIPTION)
  return named.length === 0 ? ranks : new Map(named)
}

/** Numbers must be exact. */
const maxTypos = (word: string): number => (IS_NUMBER.test(word) ? 0 : word.length < 8 ? 1 : 2)

/** The number of typos by which a word differs from the beginning of another; in three letters, the first one must be right. */
const typosIn = (word: string, other: string): number => {
  if (word.length > MIN_SIMILAR_LENGTH) return distanceToPrefix(word, other)
  return word[0] === other[0] ? editDistance(word, other) : Infinity
}

/** For each row how similar the most similar word of its names and categories is, from 0 (not similar) to 1. */
const similaritiesOf = ({ products, names, categories }: WordIndex, word: string): Float32Array => {
  const similarities = new Float32Array(products.length)
  const maximum = maxTypos(word)
  for (const { words, rows } of [names, categories])
    for (const [at, other] of words.entries()) {
      const typos = other.length < word.length - maximum ? Infinity : typosIn(word, other)
      if (typos > maximum) continue
      for (const row of rows[at] ?? []) similarities[row] = Math.max(similarities[row] ?? 0, 1 - typos / word.length)
    }
  return similarities
}

/** Every word must be similar to one of a name or category: `biofinty`, `acuve`. */
const findSimilar = (index: WordIndex, words: readonly string[]): Ranks => {
  const ofWords = words.map((word) => similaritiesOf(index, word))
  const ranks = new Map<ProductId, number>()
  for (const [row, product] of index.products.entries()) {
    if (ofWords.every((similarities) => similarities[row] !== 0))
      ranks.set(product, ofWords.reduce((sum, similarities) => sum + (similarities[row] ?? 0), 0) / ofWords.length)
  }
  return ranks
}

/** The products with all words of the term, each as the beginning of a word, or, if there are none, those with similar words. */
export const findWords = (index: WordIndex, term: string): Ranks => {
  const words = plainWords(term).slice(0, MAX_WORDS)
  const exact = words.length === 0 ? new Map<ProductId, number>() : namedOnly(findAll(index, words))
  const longWords = words.filter((word) => word.length >= MIN_SIMILAR_LENGTH)
  return exact.size > 0 || longWords.length === 0 ? exact : findSimilar(index, longWords)
}
