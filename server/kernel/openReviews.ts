/** Review links that are open: neither revoked nor expired, of a board outside of the trash. */
export const openReviews = (now = new Date()) => ({
  revokedAt: null,
  expiresAt: { gt: now },
  storyboard: { deletedAt: null, project: { deletedAt: null, organization: { deletedAt: null } } },
})
