import { describe, expect, it } from 'vitest'
import { readModule, readModules } from './imports.ts'
import { topicRings } from './topics.ts'

const root = new URL('../..', import.meta.url).pathname
const AREAS = [
  'domain', 'application/commerce', 'application/storefront', 'ui', 'adapters/commerce-api', 'adapters/postgres', 'adapters/memory',
]
const modules = readModules(root, AREAS)

describe('the topics of an area', () => {
  it.each(AREAS)('do not depend on each other in circles in %s', (area) => {
    const own = modules.filter(({ path }) => path.startsWith(`${area}/`))
    expect(own.length).toBeGreaterThan(50)
    expect(topicRings(own, area)).toEqual([])
  })

  it('are reported in a planted circle, with its files', () => {
    const planted = [
      readModule('domain/lid/lid.ts', "import type { Eye } from '../eye/eye.ts'"),
      readModule('domain/eye/eye.ts', "import { tear } from '../tear/tear.ts'\nimport { iris } from '../iris/iris.ts'"),
      readModule('domain/tear/tear.ts', "export const tear = () => import('../lid/lid.ts')"),
      readModule('domain/iris/iris.ts', "import './colour.ts'\nimport { brow } from '../../ui/brow/brow.ts'"),
    ]
    expect(topicRings(planted, 'domain')).toEqual([
      {
        topics: ['eye', 'lid', 'tear'],
        path: 'eye → tear → lid → eye',
        imports: [
          'domain/eye/eye.ts imports domain/tear/tear.ts',
          'domain/tear/tear.ts imports domain/lid/lid.ts',
          'domain/lid/lid.ts imports domain/eye/eye.ts',
        ],
      },
    ])
  })

  it('are reported once for each independent circle', () => {
    const planted = [
      readModule('ui/cart/a.ts', "import '../coupon/a.ts'"),
      readModule('ui/coupon/a.ts', "import '../cart/b.ts'\nimport '../order/b.ts'"),
      readModule('ui/order/a.ts', "import '../payment/a.ts'"),
      readModule('ui/payment/a.ts', "import '../order/b.ts'"),
    ]
    expect(topicRings(planted, 'ui').map(({ topics }) => topics)).toEqual([['cart', 'coupon'], ['order', 'payment']])
  })

  it('do not include files beside their folders: a layer may aggregate its topics', () => {
    const refusal = readModule('domain/refusal.ts', "import type { A } from './cart/a.ts'")
    expect(topicRings([refusal, readModule('domain/cart/a.ts', "import type { R } from '../refusal.ts'")], 'domain')).toEqual([])
  })
})
