import { describe, expect, it, vi } from 'vitest'
import { allowOwnStrings, type PolicyFactory } from '../../../ui/binding/trusted-types.ts'

type Rules = Parameters<PolicyFactory['createPolicy']>[1]

/** What a page allows that says so much to whoever has no script. */
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

describe('what of a string becomes markup', () => {
  const hostile = [
    ' ', '<script>alert(1)</script>', '<script></script><img src=x onerror=alert(1)>', '<b>', '<SCRIPT></SCRIPT>', '<p>Ohne Skript</p><b>',
  ]

  it('X9 is what React writes itself, what the page says without script and the document of a frame, and nothing else', () => {
    const { createHTML } = rulesOf('<p>Ohne Skript</p>', '<p>Auch</p>')
    for (const place of ['Element innerHTML', 'Element outerHTML', 'Element insertAdjacentHTML', 'Document write']) {
      for (const text of ['', '<script></script>', '<p>Ohne Skript</p>', '<p>Auch</p>'])
        expect(createHTML(text, 'TrustedHTML', place)).toBe(text)
      for (const text of hostile) expect(createHTML(text, 'TrustedHTML', place), `${text} ${place}`).toBeNull()
    }
    for (const place of ['HTMLIFrameElement srcdoc', 'Element setAttribute'])
      expect(createHTML('<b>R</b>', 'TrustedHTML', place)).toBe('<b>R</b>')
  })

  it('X9 is no script and no address of one', () => {
    expect(Object.keys(rulesOf())).toEqual(['createHTML'])
  })
})
