import { describe, expect, it } from 'vitest'
import { missedDeadlines } from '../../../domain/payment/payment-deadline.ts'
import { nextInquiryAt, inquiryWindow, refundAgainAt } from '../../../domain/payment/inquiry-schedule.ts'

const at = (time: string): Date => new Date(`2026-03-02T${time}Z`)
const begun = (time: string) => ({ startedAt: at(time).toISOString() })

describe('when the provider is asked', () => {
  it('about an attempt that began a quarter of a minute ago at the latest, and a week ago at the earliest', () => {
    expect(inquiryWindow(at('09:00:00'))).toEqual({ begunAfter: new Date('2026-02-23T09:00:00Z'), begunBy: at('08:59:45') })
  })

  it('again after half a minute, and after a tenth of its age where that is longer', () => {
    expect(nextInquiryAt(begun('09:00:00'), at('09:01:00'))).toEqual(at('09:01:30'))
    expect(nextInquiryAt(begun('09:00:00'), at('09:05:00'))).toEqual(at('09:05:30'))
    expect(nextInquiryAt(begun('09:00:00'), at('19:00:00'))).toEqual(at('20:00:00'))
  })

  it('to give money back once more after a minute', () => {
    expect(refundAgainAt(at('09:00:00'))).toEqual(at('09:01:00'))
  })
})

describe('the deadline of an order', () => {
  it('is missed by whoever last meant to pay that long ago', () => {
    expect(missedDeadlines(at('09:00:00'), { hours: 24, transferDays: 10, reminderDays: 7 })).toEqual({
      online: new Date('2026-03-01T09:00:00Z'), transfer: new Date('2026-02-20T09:00:00Z'), reminder: new Date('2026-02-23T09:00:00Z'),
    })
  })
})
