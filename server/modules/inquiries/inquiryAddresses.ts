let addresses: InquiryAddresses = { contactEmail: '', inquiriesEmail: null }

/** The addresses of whoever runs the server. */
export interface InquiryAddresses {
  /** Shown on the contact page. */
  contactEmail: string
  /** Gets what is written on the public pages; null stores it alone. */
  inquiriesEmail: string | null
}

/** Decides which addresses are shown and written to from now on. */
export function setInquiryAddresses({ contactEmail, inquiriesEmail }: InquiryAddresses): void {
  addresses = { contactEmail, inquiriesEmail }
}

/** The addresses as they are now. */
export const inquiryAddresses = (): InquiryAddresses => addresses
