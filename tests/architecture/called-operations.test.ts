import { expect, it } from 'vitest'
import { OPERATIONS } from '../../adapters/commerce-api/operations.ts'
import { STAFF_PERMISSIONS } from '../../domain/staff/staff-permission.ts'
import { readModules } from './imports.ts'

const ROOT = new URL('../..', import.meta.url).pathname

/** Cart links are created by the mail job; no page of the shop creates one. */
const FOR_OTHERS = ['createCartLink']

it('F-W13 every operation of the API is called by the storefront, except those for other clients', () => {
  const storefront = readModules(ROOT, ['ui', 'application/storefront']).map(({ code }) => code).join('\n')
  const isCalled = (name: string) => new RegExp(`\\.${name}\\b|\\{[^}\\n]*\\b${name}\\b[^}\\n]*\\} = `).test(storefront)
  expect(Object.keys(OPERATIONS).filter((name) => !isCalled(name))).toEqual(FOR_OTHERS)
})

it('F-W13 every use case of the storefront is called by a page, or by another use case', () => {
  const modules = readModules(ROOT, ['ui', 'adapters/composition'])
  const roots = modules.filter(({ path }) => path.startsWith('adapters/composition/storefront/')).map(({ code }) => code).join('\n')
  const offered = [...roots.matchAll(/\boffer\((\w+), make/g)].map(([, name = '']) => name)
  const all = modules.map(({ code }) => code).join('\n')
  expect(offered.length).toBeGreaterThan(50)
  expect(offered.filter((name) =>
    !new RegExp(`\\b(?:get|useInjected)\\(${name}\\)`).test(all) && !new RegExp(`\\w+: ${name}\\b`).test(roots))).toEqual([])
})

it('the back office names operations, not their permissions', () => {
  const named = readModules(ROOT, ['adapters/back-office', 'ui/backoffice']).flatMap(({ path, code }) =>
    STAFF_PERMISSIONS.filter((right) => code.includes(`'${right}'`)).map((right) => `${path}: ${right}`))
  expect(named).toEqual([])
})
