import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { OPERATIONS } from '../../adapters/commerce-api/operations/operations.ts'
import { readModules } from './imports.ts'

const ROOT = new URL('../..', import.meta.url).pathname
const FOLDER = new URL('../../adapters/gateways/', import.meta.url).pathname

/** Cart links are created by the mail job; no page of the shop creates one. */
const FOR_OTHERS = ['createCartLink']

it('F-W13 every operation of the API is called by the storefront, except those for other clients', () => {
  const storefront = readModules(ROOT, ['ui', 'application/storefront']).map(({ code }) => code).join('\n')
  const calledOperations = readdirSync(FOLDER).flatMap((file) =>
    [...readFileSync(`${FOLDER}${file}`, 'utf8').matchAll(/\bcall\('(\w+)'/g)].map(([, name]) => name))
  const isCalled = (name: string) =>
    calledOperations.includes(name) || new RegExp(`\\.${name}\\b|\\{[^}\\n]*\\b${name}\\b[^}\\n]*\\} = `).test(storefront)
  expect(Object.keys(OPERATIONS).filter((name) => !isCalled(name))).toEqual(FOR_OTHERS)
})

it('F-W13 every method of a gateway is called by a use case of the storefront', () => {
  const methods = readdirSync(FOLDER).flatMap((file) =>
    [...readFileSync(`${FOLDER}${file}`, 'utf8').matchAll(/^ +(?:\w+: \{ )?(\w+): \([^)]*\) =>/gm)].map(([, name = '']) => name))
  const useCases = readModules(ROOT, ['application/storefront'])
    .filter(({ path }) => !path.endsWith('.port.ts')).map(({ code }) => code).join('\n')
  expect(methods.length).toBeGreaterThan(30)
  expect(methods.filter((name) => !new RegExp(`\\.${name}\\b|\\{[^}\\n]*\\b${name}\\b[^}\\n]*\\} = `).test(useCases))).toEqual([])
})

it('F-W13 every use case of the storefront is called by a page, or by another use case', () => {
  const modules = readModules(ROOT, ['ui', 'adapters/composition'])
  const roots = modules.filter(({ path }) => path.startsWith('adapters/composition/bind-')).map(({ code }) => code).join('\n')
  const offered = [...roots.matchAll(/\boffer\(container, (\w+), make/g)].map(([, name = '']) => name)
  const all = modules.map(({ code }) => code).join('\n')
  expect(offered.length).toBeGreaterThan(50)
  expect(offered.filter((name) =>
    !new RegExp(`\\b(?:get|useInjected)\\(${name}\\)`).test(all) && !new RegExp(`\\w+: ${name}\\b`).test(roots))).toEqual([])
})
