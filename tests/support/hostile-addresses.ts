const SCHEMES = [
  '', 'https:', 'http:', 'HTTPS:', 'ftp:', 'ws:', 'file:', 'javascript:', 'JaVaScRiPt:', 'java\tscript:', 'data:text/html,', 'vbscript:',
  'blob:', 'view-source:', 'intent:', 'about:', ' https:', '\thttps:', '\u0000https:',
]
const SEPARATORS = ['//', '/\\', '\\\\', '///', '/\t/', '/\n/', '/%2F', '/.//', '/..//', '/c/..//', '/de/../..//', '/%09//..//']
const HOSTS = [
  'evil.test', 'evil.test/c/x', 'shop.test@evil.test', 'shop.test:443@evil.test/', 'shop.test%40evil.test', 'shop.test.evil.test',
  'evil.test#shop.test', 'evil.test?https://shop.test/', 'evil.test\\@shop.test', 'shop.test。evil.test', '[::1]', '2130706433',
]
const SPLIT = [
  '/c/x\r\nSet-Cookie: a=1', '/c/x%0d%0aSet-Cookie:%20a=1', '/c/x\nLocation: https://evil.test', '/c/x\u2028https://evil.test',
  '/c/x\u0085Set-Cookie: a=1', '/c/x%E5%98%8A%E5%98%8DSet-Cookie:%20a=1', '/\u0000//evil.test', '/c/x?a=\r\nb', '/c/x#\r\nb',
]
const NEAR = [
  'https://shop.test.', 'https://shop.test:8443/', 'https://www.shop.test.evil.test/', 'https://user@shop.test/', 'https://shop.tést/',
  'blob:https://shop.test/x', 'https://shop.test/..//evil.test', 'https://shop.test//evil.test', 'https://shop.test/\\evil.test',
  'evil.test', '?x', '#x', '', ' ', '.', '..', './/evil.test', 'http://%%%', 'not a url', 'https:evil.test', 'https:/evil.test',
]

/** More than two thousand addresses that could be hidden in a link to `https://shop.test` to redirect its visitors elsewhere. */
export const HOSTILE_ADDRESSES: readonly string[] = [
  ...SCHEMES.flatMap((scheme) => SEPARATORS.flatMap((separator) => HOSTS.map((host) => scheme + separator + host))),
  ...SPLIT, ...NEAR,
]
