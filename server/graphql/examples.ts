/** An operation to begin with; ids in the variables are to be replaced by one's own. */
export interface Example {
  query: string
  variables: Readonly<Record<string, unknown>>
}

/** What GraphiQL shows when it is opened for the first time, in this order. */
export const EXAMPLES: readonly Example[] = [
  {
    query: `# Who you are, and your projects: the ids for the other tabs are here. Run it with Ctrl-Enter.
# Everything there is stands in the reference: /docs/api
query Projects {
  viewer { id name email }
  organizations(first: 10) {
    nodes { id name projects(first: 50) { totalCount nodes { id code name storyboard { id } } } }
  }
}
`,
    variables: {},
  },
  {
    query: `# A storyboard with its shots in order: up to 1,000 a page.
query Board($storyboardId: ID!, $after: String) {
  storyboard(by: { id: $storyboardId }) {
    id
    name
    revision
    shots(first: 200, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes { id code name position frames duration status { id name } views { id name thumbnailUrl } }
    }
  }
}
`,
    variables: { storyboardId: 'storyboard_…', after: null },
  },
  {
    query: `# A new shot at the end of a board. Send the header Idempotency-Key and it may be sent again.
mutation AddShot($input: CreateShotsInput!) {
  createShots(input: $input) {
    shots { id code name position }
    storyboard { id revision }
  }
}
`,
    variables: { input: { storyboardId: 'storyboard_…', shots: [{ name: 'The door opens', frames: 48 }] } },
  },
  {
    query: `# A selection to another place: { position }, { beforeId } or { afterId }.
mutation MoveTogether($input: MoveShotsInput!) {
  moveShots(input: $input) {
    shots { id code position }
    storyboard { id revision }
  }
}
`,
    variables: { input: { shots: [{ shotId: 'shot_…' }, { shotId: 'shot_…' }], to: { position: 1 } } },
  },
  {
    query: `# What happened in a project, oldest first: go on after the endCursor of each page, and miss nothing.
query Events($projectId: ID!, $after: String) {
  project(by: { id: $projectId }) {
    events(after: $after, first: 100) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes { seq type at subjectId payload actor { name } }
    }
  }
}
`,
    variables: { projectId: 'project_…', after: null },
  },
  {
    query: `# A drawing as it is made, by server-sent events here and by graphql-ws elsewhere. Goes on until stopped.
subscription Drawing($viewId: ID!, $after: String) {
  viewOps(viewId: $viewId, after: $after) { seq kind }
}
`,
    variables: { viewId: 'view_…', after: '0' },
  },
  {
    query: `# What a change of an asset touches, through any depth.
query Impact($assetId: ID!) {
  node(id: $assetId) {
    ... on Asset {
      name
      impact {
        assets(first: 50) { totalCount nodes { id code name } }
        shots(first: 50) { totalCount nodes { id code name } }
        tasks(first: 50) { totalCount nodes { id title } }
        screenTime { frames duration }
      }
    }
  }
}
`,
    variables: { assetId: 'asset_…' },
  },
]
