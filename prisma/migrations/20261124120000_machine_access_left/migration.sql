-- Administrators are told of service tokens and webhooks that former members leave in use.
ALTER TYPE "NotificationKind" ADD VALUE 'MACHINE_ACCESS_LEFT';
