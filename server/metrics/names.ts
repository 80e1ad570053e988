/** The metrics, by the names Prometheus and the dashboard use. */
export const metricNames = {
  requests: 'site_requests_total',
  requestSeconds: 'site_request_duration_seconds',
  answers: 'site_chat_answers_total',
  assistantWaiting: 'site_assistant_waiting',
  databaseUp: 'site_database_up',
  outboxWaiting: 'site_outbox_waiting',
  outboxGivenUp: 'site_outbox_given_up',
  contentProblems: 'site_content_problems',
  contentFailed: 'site_content_publish_failed',
  contentPublished: 'site_content_published_timestamp_seconds',
  version: 'site_version_info',
} as const;
