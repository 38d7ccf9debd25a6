import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')

export const readCss = (path: string): string => readFileSync(join(ROOT, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

/** Every style sheet of the interface, by its path. */
export const styleSheets = (): readonly (readonly [path: string, css: string])[] =>
  readdirSync(join(ROOT, 'ui'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => [`ui/${name}`, readCss(`ui/${name}`)])

/** The custom properties of the first block of a style sheet. */
export const readTokens = (path: string): ReadonlyMap<string, string> => {
  const block = /\{([^}]*)\}/.exec(readCss(path))?.[1] ?? ''
  return new Map([...block.matchAll(/(--[a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]))
}

const channels = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colours, as defined by WCAG: 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((first, second) => second - first)
  return (light + 0.05) / (dark + 0.05)
}

/** The hue of a colour in degrees: 120 is green. */
export const hue = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(hex)
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  if (most === green) return 60 * ((blue - red) / range + 2)
  return most === blue ? 60 * ((red - green) / range + 4) : (60 * ((green - blue) / range + 6)) % 360
}
