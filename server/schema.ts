import { GraphQLObjectType, type GraphQLSchema } from 'graphql'
import { builder, TOTAL_COUNT_DESCRIPTION } from './graphql/builder.ts'
import './graphql/errorCatalogue.ts'
import { answerReadyRows } from './graphql/readyRows.ts'
import './graphql/scalars.ts'
import './graphql/textFiles.ts'
import { type NodeName, toTypeId } from './kernel/ids.ts'
import './modules/accounts/account.graphql.ts'
import './modules/accounts/password.graphql.ts'
import './modules/accounts/serviceToken.graphql.ts'
import './modules/accounts/signIn.graphql.ts'
import './modules/accounts/token.graphql.ts'
import './modules/accounts/tokenMutations.graphql.ts'
import './modules/accounts/verification.graphql.ts'
import './modules/assets/asset.graphql.ts'
import './modules/assets/assetDependency.graphql.ts'
import './modules/assets/assetDependencyMutations.graphql.ts'
import './modules/assets/assetLists.graphql.ts'
import './modules/assets/assetMutations.graphql.ts'
import './modules/casting/casting.graphql.ts'
import './modules/casting/impact.graphql.ts'
import './modules/csv/csv.graphql.ts'
import './modules/events/activity.graphql.ts'
import './modules/events/event.graphql.ts'
import './modules/events/organizationEvent.graphql.ts'
import './modules/exports/projectExport.graphql.ts'
import './modules/inquiries/inquiry.graphql.ts'
import './modules/media/media.graphql.ts'
import './modules/notifications/notification.graphql.ts'
import './modules/notifications/notificationSettings.graphql.ts'
import './modules/organizations/invitation.graphql.ts'
import './modules/organizations/invitationMutations.graphql.ts'
import './modules/organizations/machineAccess.graphql.ts'
import './modules/organizations/member.graphql.ts'
import './modules/organizations/memberMutations.graphql.ts'
import './modules/organizations/organization.graphql.ts'
import './modules/organizations/organizationMutations.graphql.ts'
import './modules/organizations/usage.graphql.ts'
import './modules/presence/presence.graphql.ts'
import './modules/projects/project.graphql.ts'
import './modules/projects/projectMutations.graphql.ts'
import './modules/projects/projectTransfer.graphql.ts'
import './modules/scripts/script.graphql.ts'
import './modules/search/search.graphql.ts'
import { READY_FIELDS } from './modules/shots/boardShots.graphql.ts'
import './modules/shots/projectShots.graphql.ts'
import './modules/shots/shot.graphql.ts'
import './modules/shots/shotBatches.graphql.ts'
import './modules/shots/shotMutations.graphql.ts'
import './modules/sounds/sound.graphql.ts'
import './modules/sounds/soundMutations.graphql.ts'
import './modules/storyboards/shotStatusMutations.graphql.ts'
import './modules/storyboards/storyboard.graphql.ts'
import './modules/storyboards/storyboardMutations.graphql.ts'
import './modules/tasks/task.graphql.ts'
import './modules/tasks/taskLinkMutations.graphql.ts'
import './modules/tasks/taskLinks.graphql.ts'
import './modules/tasks/taskLists.graphql.ts'
import './modules/tasks/taskMutations.graphql.ts'
import './modules/tombstones/tombstone.graphql.ts'
import './modules/views/projectViews.graphql.ts'
import './modules/views/recentArtists.graphql.ts'
import './modules/views/view.graphql.ts'
import './modules/views/viewMutations.graphql.ts'
import './modules/webhooks/webhook.graphql.ts'
import './modules/webhooks/webhookMutations.graphql.ts'

/** The id resolver of the relay plugin is a promise a row; a plain function saves a quarter of a board's CPU time. */
function resolveIdsAtOnce(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!(type instanceof GraphQLObjectType) || !type.getInterfaces().some(({ name }) => name === 'Node')) continue
    const id = type.getFields()['id']
    if (id) id.resolve = (row: { id: string }) => toTypeId(type.name as NodeName, row.id)
  }
}

/** The Prisma plugin adds this field to its connections without a word about it. */
function describeTotalCounts(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!(type instanceof GraphQLObjectType) || !type.name.endsWith('Connection')) continue
    const totalCount = type.getFields()['totalCount']
    if (totalCount) totalCount.description ??= TOTAL_COUNT_DESCRIPTION
  }
}

/** Every module's types as one executable schema. */
export const schema = builder.toSchema()
resolveIdsAtOnce(schema)
for (const [typeName, names] of Object.entries(READY_FIELDS)) answerReadyRows(schema, typeName, names)
describeTotalCounts(schema)
