import { ANSWER, ask, type Decision, type ReviewAnswer } from './reviewApi.ts'

/** The seal of what is shown; null while it is prepared. */
export async function readSeal(token: string): Promise<string | null> {
  const { review } = await ask<{ review: { seal: string | null } }>(token, 'query ReviewSeal { review { seal } }', {})
  return review.seal
}

/** A decision that is sent, with the seal that was shown. */
export interface SentDecision {
  decision: Decision
  note: string
  seal: string
  versionNumber: number
}

/** Decides about what is shown, once under a key; answers the decision. */
export async function sendDecision(token: string, input: SentDecision, key: string): Promise<ReviewAnswer | null> {
  const { answerReview } = await ask<{ answerReview: { review: { answer: ReviewAnswer | null } } }>(
    token,
    `mutation AnswerReview($input: AnswerReviewInput!) {
      answerReview(input: $input) { review { answer { ${ANSWER} } } }
    }`,
    { input }, { key },
  )
  return answerReview.review.answer
}

/** Withdraws what was decided last; answers it. */
export async function withdrawDecision(token: string, seal: string): Promise<ReviewAnswer | null> {
  const { withdrawReviewAnswer } = await ask<{ withdrawReviewAnswer: { review: { answer: ReviewAnswer | null } } }>(
    token,
    `mutation WithdrawReviewAnswer($input: WithdrawReviewAnswerInput!) {
      withdrawReviewAnswer(input: $input) { review { answer { ${ANSWER} } } }
    }`,
    { input: { seal } },
  )
  return withdrawReviewAnswer.review.answer
}
