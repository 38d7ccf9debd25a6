import { expect, it } from 'vitest'
import { pageUrl } from '../../../../adapters/http-server/site/page-url.ts'

const SHOP = 'https://shop.example'

it.each([
  ['/p/1097?r_sphere=-3&x=%20', '/p/1097?r_sphere=-3&x=%20'],
  ['/\\', '/%5C'],
  ['/\\evil.example/x', '/%5Cevil.example/x'],
  ['//evil.example/x', '/evil.example/x'],
  ['http://a:b@evil.example/', '/'],
  ['http://a:b@evil.example/p/1?q=1', '/p/1?q=1'],
  ['javascript:alert(1)', '/javascript:alert(1)'],
  ['/\t/x', '//x'],
  ['', '/'],
])('F-I15 reads only path and query of %s, and stays in the shop', (target, path) => {
  const { origin, username, pathname, search } = pageUrl(target, SHOP)
  expect([origin, username, `${pathname}${search}`.replace(/^\/+/, '/')]).toEqual([SHOP, '', path.replace(/^\/+/, '/')])
})
