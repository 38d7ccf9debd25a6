import { useState } from 'react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFocusOnMount } from '../binding/use-focus-on-mount.ts'
import { ErrorSummary } from '../design/ErrorSummary.tsx'
import { fieldId } from '../design/field-id.ts'
import { Notice } from '../design/Notice.tsx'
import { formatText } from '../messages/format-text.ts'
import type { FormReply } from './form-reply.ts'

export type ProblemsViewProps = {
  readonly reply: FormReply | undefined
  /** The label of a field in the list. */
  readonly nameOf: (field: string) => ReactNode
}

/** Takes the focus, and so scrolls into view: the button that was pressed may be far below. */
const FailureNotice = ({ children }: { readonly children: ReactNode }) => (
  <div {...useFocusOnMount<HTMLDivElement>()}>
    <Notice tone="danger" role="alert">{children}</Notice>
  </div>
)

/** All errors of a form in one list above it. */
export const ProblemsView = ({ reply, nameOf }: ProblemsViewProps) => {
  const intl = useIntl()
  // Each reply gets a separate list, so that it takes the focus again when the same field is wrong again.
  const [counted, setCounted] = useState({ reply, count: 0 })
  if (counted.reply !== reply) setCounted({ reply, count: counted.count + 1 })
  const problems = Object.entries(reply?.problems ?? {})
  return (
    <>
      {reply?.failure !== undefined && <FailureNotice key={`failure ${counted.count}`}>{formatText(intl, reply.failure)}</FailureNotice>}
      {problems.length > 0 && (
        <ErrorSummary
          key={counted.count}
          title={<FormattedMessage id="checkout.problems" values={{ count: problems.length }} />}
          errors={problems.map(([field, message]) => ({
            fieldId: fieldId(field),
            message: <FormattedMessage id="checkout.problem_of" values={{ field: nameOf(field), problem: formatText(intl, message) }} />,
          }))}
        />
      )}
    </>
  )
}
