import { useState } from 'react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFocusOnMount } from '../binding/use-focus-on-mount.ts'
import { ErrorSummary } from '../design/ErrorSummary.tsx'
import { fieldId } from '../design/field-id.ts'
import { Notice } from '../design/Notice.tsx'
import { say } from '../messages/say.ts'
import type { FormReply } from './form-reply.ts'

export type ProblemsViewProps = {
  readonly reply: FormReply | undefined
  /** The name a field goes by in the list. */
  readonly nameOf: (field: string) => ReactNode
}

/** It takes the focus, and so comes into sight: the button was pressed far below it. */
const FailureNotice = ({ children }: { readonly children: ReactNode }) => (
  <div {...useFocusOnMount<HTMLDivElement>()}>
    <Notice tone="danger" role="alert">{children}</Notice>
  </div>
)

/** Everything wrong with a step in one list above it. */
export const ProblemsView = ({ reply, nameOf }: ProblemsViewProps) => {
  const intl = useIntl()
  // Each answer is a list of its own, so that the focus comes back to it when the same field is wrong again.
  const [answer, setAnswer] = useState({ reply, count: 0 })
  if (answer.reply !== reply) setAnswer({ reply, count: answer.count + 1 })
  const problems = Object.entries(reply?.problems ?? {})
  return (
    <>
      {reply?.failure !== undefined && <FailureNotice key={`failure ${answer.count}`}>{say(intl, reply.failure)}</FailureNotice>}
      {problems.length > 0 && (
        <ErrorSummary
          key={answer.count}
          title={<FormattedMessage id="checkout.problems" values={{ count: problems.length }} />}
          errors={problems.map(([field, message]) => ({
            fieldId: fieldId(field),
            message: <FormattedMessage id="checkout.problem_of" values={{ field: nameOf(field), problem: say(intl, message) }} />,
          }))}
        />
      )}
    </>
  )
}
