import { createHash, timingSafeEqual } from 'node:crypto'

/** Seconds for which a signature of the editor is valid. */
const MAX_AGE = 3600

/**
 * Whether the editor of the content service signed an address within the last hour, with the token for drafts. The editor writes
 * `_storyblok_tk[token]`, the SHA-1 of space, token and time.
 */
export const isSignedPreview = (params: URLSearchParams, previewToken: string, now: Date): boolean => {
  const [space, time, token] = ['space_id', 'timestamp', 'token'].map((name) => params.get(`_storyblok_tk[${name}]`) ?? '')
  if (!params.has('_storyblok') || !/^\d{1,12}$/.test(space ?? '') || !/^\d{1,12}$/.test(time ?? '')) return false
  const age = now.getTime() / 1000 - Number(time)
  if (age >= MAX_AGE || age < -MAX_AGE) return false
  const signed = createHash('sha1').update(`${space}:${previewToken}:${time}`).digest('hex')
  return token?.length === signed.length && timingSafeEqual(Buffer.from(token), Buffer.from(signed))
}

/** The parameters with which the editor opens a page. */
export const signPreview = (previewToken: string, now: Date): URLSearchParams => {
  const [space, time] = ['1', String(Math.floor(now.getTime() / 1000))]
  const token = createHash('sha1').update(`${space}:${previewToken}:${time}`).digest('hex')
  return new URLSearchParams({
    _storyblok: '1', '_storyblok_tk[space_id]': space, '_storyblok_tk[timestamp]': time, '_storyblok_tk[token]': token,
  })
}
