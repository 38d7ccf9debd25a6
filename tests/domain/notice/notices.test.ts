import { describe, expect, it } from 'vitest'
import { withNotice, withoutNotice, withoutSource, type Notice } from '../../../domain/notice/notices.ts'

const notice = (id: number): Notice<string> => ({ id, isPersistent: false, content: `notice ${id}` })
const ids = (notices: readonly Notice<string>[]): readonly number[] => notices.map(({ id }) => id)
const three = [1, 2, 3].map(notice)

describe('short messages over a page', () => {
  it('are three at most: the newest replaces the oldest', () => {
    expect(ids(withNotice([], notice(1)))).toEqual([1])
    expect(ids(withNotice(three.slice(0, 2), notice(3)))).toEqual([1, 2, 3])
    expect(ids(withNotice(three, notice(4)))).toEqual([2, 3, 4])
  })

  it('are closed one by one', () => {
    expect(ids(withoutNotice(three, 2))).toEqual([1, 3])
    expect(withoutNotice(three, 9)).toEqual(three)
  })

  it('F-S01 are closed together when their source is retried', () => {
    const notices = [notice(1), { ...notice(2), source: 'coupon' }, { ...notice(3), source: 'miles' }]
    expect(ids(withoutSource(notices, 'coupon'))).toEqual([1, 3])
  })
})
