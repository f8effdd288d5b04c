import { openedAtStart } from '../../kernel/resources.ts'

/** The addresses of the server's operator. */
export interface InquiryAddresses {
  /** Shown on the contact page. */
  contactEmail: string
  /** Gets what is written on the public pages; null stores it alone. */
  inquiriesEmail: string | null
}

export const inquiryAddresses = openedAtStart<InquiryAddresses>('the addresses of inquiries')
