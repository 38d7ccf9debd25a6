import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { allowOwnStrings, type PolicyFactory } from '../../../ui/binding/trusted-types.ts'

type Rules = Parameters<PolicyFactory['createPolicy']>[1]

/** The noscript content that a page allows. */
const rulesOf = (...unseen: readonly string[]): Rules => {
  const made: Rules[] = []
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => (selector === 'body noscript' ? unseen.map((textContent) => ({ textContent })) : []),
  })
  allowOwnStrings({ createPolicy: (_name, rules) => { made.push(rules) } })
  const [rules] = made
  if (rules === undefined || made.length !== 1) throw new Error(`${made.length} policies`)
  return rules
}

const ROOT = new URL('../../..', import.meta.url).pathname

/** Frame documents that are set in other ways than by an attribute beside the sandbox. */
const openFrames = (text: string): readonly string[] =>
  [...text.matchAll(/\bsrcdoc\b/gi)].flatMap(({ index }) => {
    const from = text.lastIndexOf('<iframe', index)
    const element = from < 0 ? '' : (/^[^]*?(?:\n\s*\/>|<\/iframe>)/.exec(text.slice(from))?.[0] ?? '')
    const isAttribute = from + element.length > index && /^\ssrcdoc=["{]/i.test(text.slice(index - 1))
    const isShut = /\ssandbox="(?![^"]*allow-(?:scripts|same-origin|top-navigation))/.test(element)
    return isAttribute && isShut ? [] : [text.slice(Math.max(0, index - 20), index + 20)]
  })

describe('strings that become markup', () => {
  const hostile = [
    ' ', '<script>alert(1)</script>', '<script></script><img src=x onerror=alert(1)>', '<b>', '<SCRIPT></SCRIPT>', '<p>Ohne Skript</p><b>',
  ]

  it('X9 are what React writes itself, the noscript content and the document of a frame, and nothing else', () => {
    const { createHTML } = rulesOf('<p>Ohne Skript</p>', '<p>Auch</p>')
    for (const place of ['Element innerHTML', 'Element outerHTML', 'Element insertAdjacentHTML', 'Document write']) {
      for (const text of ['', '<script></script>', '<p>Ohne Skript</p>', '<p>Auch</p>'])
        expect(createHTML(text, 'TrustedHTML', place)).toBe(text)
      for (const text of hostile) expect(createHTML(text, 'TrustedHTML', place), `${text} ${place}`).toBeNull()
    }
    for (const place of ['HTMLIFrameElement srcdoc', 'Element setAttribute'])
      expect(createHTML('<b>R</b>', 'TrustedHTML', place)).toBe('<b>R</b>')
  })

  it('X9 are the document of a frame only if it is sandboxed: no script runs in it and it has no origin', () => {
    const files = globSync(['{ui,adapters,application,domain}/**/*.{ts,tsx}'], { cwd: ROOT })
      .filter((file) => !file.endsWith('/trusted-types.ts'))
    expect(files.length).toBeGreaterThan(1000)
    const texts = files.map((file) => [file, readFileSync(`${ROOT}/${file}`, 'utf8')] as const)
    expect(texts.filter(([, text]) => /\bsrcdoc\b/i.test(text)).map(([file]) => file))
      .toHaveLength(2)
    expect(texts.flatMap(([file, text]) => openFrames(text).map((result) => `${file}: ${result}`))).toEqual([])
  })

  it.each([
    'frame.srcdoc = text', "frame.setAttribute('srcdoc', text)", '<iframe\n  srcDoc={text}\n/>', '<iframe srcdoc="${text}"></iframe>',
    '<iframe\n  srcDoc={text}\n  sandbox="allow-scripts"\n/>', '<iframe sandbox="allow-popups allow-same-origin" srcdoc="x"></iframe>',
    '<iframe srcdoc="x"></iframe><iframe sandbox="" title="Mail"></iframe>',
  ])('X9 would be detected: %s', (text) => {
    expect(openFrames(text)).toHaveLength(1)
  })

  it('X9 are no script and no script address', () => {
    expect(Object.keys(rulesOf())).toEqual(['createHTML'])
  })
})
