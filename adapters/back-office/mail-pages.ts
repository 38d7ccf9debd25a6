import * as E from 'fp-ts/lib/Either.js'
import type { FastifyReply } from 'fastify'
import type { Failure } from '../../domain/refusal.ts'
import { pageQuery } from '../../domain/listing/read-query.ts'
import { IDS, readWholeNumber } from '../../domain/whole-number.ts'
import { queryOf, typedIn, type BackOfficeSite, type StaffContext } from './back-office.ts'
import { may } from './may.ts'

const TASKS = '/desk/tasks'

/** Mails that no server accepted, and the shop's other open work. */
export const mailPages = ({ get, post, show, refused }: BackOfficeSite): void => {
  const showAll = async (context: StaffContext, reply: FastifyReply, page: number, failure?: Failure): Promise<FastifyReply> => {
    const { backOffice, holder } = context
    const figures = await backOffice.getPendingTasks({})()
    const failed = await backOffice.listFailedMails({ page })()
    const troubles = await backOffice.listFailures({})()
    if (E.isLeft(figures)) return refused(reply, context, figures.left)
    if (E.isLeft(troubles)) return refused(reply, context, troubles.left)
    if (E.isLeft(failed)) return refused(reply, context, failed.left)
    const isReviewLinked = may(holder, 'listReviews')
    return show(reply, context, 'tasks', {
      figures: figures.right, troubles: troubles.right, failed: failed.right, page, isReviewLinked, failure,
    })
  }
  get(TASKS, async (context, request, reply) => {
    const query = pageQuery(queryOf(request))
    return E.isLeft(query) ? refused(reply, context, query.left, TASKS) : showAll(context, reply, query.right.page)
  })
  post(TASKS, async (context, request, reply) => {
    const id = readWholeNumber(typedIn(request).get('mail'), IDS)
    const result = await context.backOffice.resendMail({ id: id ?? 0 })()
    return E.isLeft(result) ? showAll(context, reply, 1, result.left) : reply.redirect(TASKS, 303)
  })
}
