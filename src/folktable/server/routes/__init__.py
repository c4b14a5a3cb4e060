"""What is done for each request."""
