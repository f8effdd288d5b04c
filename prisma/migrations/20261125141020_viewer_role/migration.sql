-- Members who read everything and change nothing.
ALTER TYPE "Role" ADD VALUE 'VIEWER';
